/** Whether the store can keep this as text, or look for it: PostgreSQL has no text with a zero character in it. */
export function isText(value: string): boolean {
  return !value.includes("\0");
}
