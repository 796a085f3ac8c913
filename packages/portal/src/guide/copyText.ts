/**
 * Puts a text on the clipboard. On an origin the browser does not trust, such as a test machine reached by plain HTTP,
 * there is no clipboard for scripts; a selected field is copied instead.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!copied) throw new Error("The browser did not let the text be copied.");
}
