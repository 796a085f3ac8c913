import type { PhraseIndex } from "./PhraseIndex.ts";
import { titleTokens } from "./titleTokens.ts";

const MAX_CHARACTERS = 1_500;
const MAX_TOKENS = 220;
const LONGEST = 4;

/**
 * Occupations whose titles a description names near its beginning, with a strength that grows with how often and how
 * fully they are named (about 1 for one clear mention).
 */
export function readMentionedTitles(description: string, index: PhraseIndex): Map<number, number> {
  const tokens = titleTokens(description.slice(0, MAX_CHARACTERS), MAX_TOKENS);
  const counts = new Map<number, number>();
  for (let at = 0; at < tokens.length; ) {
    let taken = 1;
    const longest = Math.min(LONGEST, index.longestFrom(tokens[at] as string), tokens.length - at);
    for (let length = longest; length > 0; length--) {
      const occupations = index.get(tokens.slice(at, at + length).join(" "));
      if (occupations === undefined) continue;
      // One word alone ("editor", "driver") is often said of somebody or something else.
      const weight = (length === 1 ? 0.5 : 1) / occupations.length;
      for (const occupation of occupations) counts.set(occupation, (counts.get(occupation) ?? 0) + weight);
      taken = length;
      break;
    }
    at += taken;
  }
  for (const [occupation, count] of counts) counts.set(occupation, Math.log2(1 + count));
  return counts;
}
