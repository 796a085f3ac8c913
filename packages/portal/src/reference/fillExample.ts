/** What is read of an operation. */
type Operation = {
  summary?: string;
  "x-location"?: { required?: boolean };
  "x-role"?: { required?: boolean };
};

type Paths = { paths: Record<string, Record<string, object>> };

/** The talent profile that stands for all talent. */
const allTalent = "205";

/**
 * What an operation cannot do without although no single parameter is required: a place, and for some a role.
 * By parameter name; empty for an operation that needs neither, or an unknown one.
 */
export function exampleValues(document: Paths, summary: string, country: string): Record<string, string> {
  const operation = Object.values(document.paths)
    .flatMap((item) => Object.values(item) as Operation[])
    .find((candidate) => candidate.summary === summary);
  return {
    ...(operation?.["x-location"]?.required ? { country } : {}),
    ...(operation?.["x-role"]?.required ? { talentprofile: allTalent } : {}),
  };
}

/** The summary of the operation an address of the reference names, or undefined; as it stands where it is no URL form. */
export function summaryInHash(hash: string): string | undefined {
  const [, name] = /^#\/operations\/([^#?]+)/.exec(hash) ?? [];
  try {
    return name && decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Types the values into the console's inputs of these names that are empty, as a person would. */
export function fillInputs(box: HTMLElement, values: Record<string, string>): boolean {
  const inputs = Object.entries(values).map(
    ([name, value]) => [box.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`), value] as const,
  );
  if (inputs.some(([input]) => input === null)) return false;
  for (const [input, value] of inputs) if (input !== null && input.value === "") type(input, value);
  return true;
}

const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, "value")?.set;

/** React hears of a value only through the setter of the element's class and an event. */
function type(input: HTMLInputElement, value: string): void {
  setValue?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
