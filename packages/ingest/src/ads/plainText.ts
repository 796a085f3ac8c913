import { decode } from "html-entities";

const blockTags = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|hr)\b[^>]*>/gi;
const otherTags = /<\/?[a-z][^<>]*>/gi;

/** Readable text of an ad's field: tags and entities resolved (also doubly encoded ones), line breaks kept, blanks collapsed. */
export function plainText(raw: string): string {
  let text = raw;
  for (let pass = 0; pass < 3; pass++) {
    const before = text;
    if (text.includes("<")) text = text.replace(blockTags, "\n").replace(otherTags, "");
    if (text.includes("&")) text = decode(text, { scope: "strict" });
    if (text === before) break;
  }
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?:[^\P{Cc}\n]|[\u00A0\u2000-\u200B\u202F\u205F\u3000\uFEFF ])+/gu, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
