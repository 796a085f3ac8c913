/** The address with the searched text in it, so that the page it leads to can mark the text. */
export function withSearch(to: string, text: string): string {
  const [path = "", hash] = to.split(/(?=#)/, 2);
  const separator = path.includes("?") ? "&" : "?";
  return `${path}${separator}q=${encodeURIComponent(text)}${hash ?? ""}`;
}
