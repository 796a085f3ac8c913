type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The console's fields by parameter name, the body and lists to choose from by their kind and place; none of the panel
 * that holds key, secret or token.
 */
function fieldsOf(box: HTMLElement): Map<string, Field> {
  const fields = box.querySelectorAll<Field>(".TryItPanel :is(input[aria-label], textarea, select)");
  return new Map(
    [...fields]
      .filter((field) => field.type !== "password" && field.closest("[data-test=try-it-auth]") === null)
      .map((field, at) => [field.getAttribute("aria-label") ?? `${field.localName} ${at}`, field]),
  );
}

/** What stands in the console's fields; empty while it has none. */
export function readFields(box: HTMLElement): Record<string, string> {
  return Object.fromEntries([...fieldsOf(box)].map(([name, { value }]) => [name, value]));
}

/**
 * Enters the values into the console's fields of these names, as a person would: those that are empty, or all of them.
 * False while not every one of them is there; then nothing is entered.
 */
export function fillFields(
  box: HTMLElement,
  values: Record<string, string>,
  which: "empty" | "all" = "empty",
): boolean {
  const fields = fieldsOf(box);
  const wanted = Object.entries(values).map(([name, value]) => [fields.get(name), value] as const);
  if (wanted.some(([field]) => field === undefined)) return false;
  for (const [field, value] of wanted)
    if (field && field.value !== value && (which === "all" || field.value === "")) enter(field, value);
  return true;
}

/** React hears of a value only through the setter of the element's class and an event. */
export function enter(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field.localName === "select" ? "change" : "input", { bubbles: true }));
}
