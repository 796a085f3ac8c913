/** The text with every `{{apiUrl}}` replaced by the address of this user's data API. */
export function fillIn(text: string, apiUrl: string): string {
  return text.replaceAll("{{apiUrl}}", apiUrl);
}
