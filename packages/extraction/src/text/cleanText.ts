import { decode } from "html-entities";
import { stripTags } from "./stripTags.ts";

const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|[\uFE00-\uFE0F]/g;
const combining = /[\u0300-\u036F]/;
// Windows-1252 punctuation that came through as control characters.
const windowsPunctuation = /[\u0091-\u0097]/g;
const windowsMeaning: Record<string, string> = {
  "\u0091": "'",
  "\u0092": "'",
  "\u0093": '"',
  "\u0094": '"',
  "\u0095": "•",
  "\u0096": "-",
  "\u0097": "-",
};
// Extended_Pictographic holds © ® ™ as well; all of them say nothing about a job.
const pictures =
  /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u2190-\u21FF\u2500-\u27BF\u2B00-\u2BFF\u{E0020}-\u{E007F}]|\p{Surrogate}/gu;
const maybePicture = /[\u00A9\u00AE\u2122\u203C-\u2049\u2139\u2190-\u2BFF\u3030-\u3299\uD800-\uDFFF]/;
// biome-ignore format: one range per line would hide that they are blanks
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is there to remove
const blanks = /[\u0000-\u0009\u000B-\u001F\u007F-\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFFFC\uFFFD ]+/g;

function pass(text: string): string {
  let out = text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(invisible, "");
  if (combining.test(out)) out = out.normalize("NFC");
  if (out.includes("<")) out = stripTags(out);
  if (out.includes("&")) out = decode(out, { level: "html5", scope: "strict" });
  out = out.replace(windowsPunctuation, (character) => windowsMeaning[character] ?? " ");
  if (maybePicture.test(out)) out = out.replace(pictures, " ");
  return out
    .replace(/[\u2018\u2019\u201A\u201B\u2032\u02BC]/g, "'")
    .replace(/[\u201C\u201D\u201E\u2033]/g, '"')
    .replace(blanks, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/**
 * Plain text of an ad: tags and entities resolved, control characters and pictures gone, quotes straight, blanks
 * collapsed, lines kept. Cleaning twice changes nothing; time is linear in the length.
 */
export function cleanText(raw: string): string {
  let text = raw;
  for (let i = 0; i < 4; i++) {
    const next = pass(text);
    // Only what was markup or an entity can leave something to clean behind.
    if (next === text || !/[<&]/.test(text)) return next;
    text = next;
  }
  // Still unstable means markup nested in markup on purpose: break what could be read as markup once more.
  return pass(text.replace(/</g, " ").replace(/&(?=[#\w])/g, "& "));
}
