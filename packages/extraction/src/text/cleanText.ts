import { decode } from "html-entities";
import { stripTags } from "./stripTags.ts";
import { tidy } from "./tidy.ts";

const combining = /[\u0300-\u036F]/;
const markup = /[<&]/;

function pass(text: string): string {
  let out = text;
  if (out.includes("<")) out = stripTags(out);
  if (out.includes("&")) out = decode(out, { level: "html5", scope: "strict" });
  out = tidy(out);
  return combining.test(out) ? out.normalize("NFC") : out;
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
    if (next === text || !markup.test(text)) return next;
    text = next;
  }
  // Still unstable means markup nested in markup on purpose: break what could be read as markup once more.
  return pass(text.replace(/</g, " ").replace(/&(?=[#\w])/g, "& "));
}
