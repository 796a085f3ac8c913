/** What a reader sees of HTML that `toSafeHtml` made: its text without tags, and signs as they are written. */
export function toPlainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
