/**
 * Puts a text on the clipboard. On an origin the browser does not trust, such as a test machine reached by plain HTTP,
 * there is no clipboard for scripts, and some keep it from them; a selected field is copied instead. False when the
 * browser lets neither.
 */
export async function copyText(text: string): Promise<boolean> {
  const written = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return (await written) || copySelected(text);
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
