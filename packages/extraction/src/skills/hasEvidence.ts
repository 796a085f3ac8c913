import type { AdContext } from "./AdContext.ts";
import { firstAtLeast } from "./firstAtLeast.ts";
import type { ContextRule } from "./lexicon/ContextRule.ts";
import type { Meaning } from "./lexicon/Lexicon.ts";
import type { Tokens } from "./lexicon/Tokens.ts";
import type { Match } from "./PhraseFinder.ts";
import type { SentenceCues } from "./sentenceCues.ts";

const nearTokens = 15;
const nearWordTokens = 8;

/** Whether one of the rule's clauses of proof holds; `certain` are the matches that need none, in text order. */
export function hasEvidence(
  { tokens, skills }: AdContext,
  cues: ReadonlyMap<number, SentenceCues>,
  certain: readonly Match[],
  match: Match,
  meaning: Meaning,
  rule: ContextRule,
): boolean {
  const sentence = tokens.sentence[match.from] as number;
  if (rule.cue && cues.get(sentence)?.ask) return true;
  if (rule.before.size > 0 && rule.before.has(tokens.word[match.to + 1] as number)) return true;
  if (rule.after.size > 0 && rule.after.has(tokens.word[match.from - 1] as number)) return true;
  if (rule.nearWords.size > 0 && hasWordNear(tokens, match, rule.nearWords)) return true;
  if (!rule.near && !rule.list) return false;
  const domain = meaning.kind === "skill" ? skills[meaning.index]?.domain : undefined;
  // Matches are in text order, so the neighbours are found by halving.
  for (let i = firstAtLeast(certain, match.from - nearTokens, ({ from }) => from); i < certain.length; i++) {
    const other = certain[i] as Match;
    if (other.from > match.to + nearTokens) break;
    const otherMeaning = other.meanings[0];
    if (!otherMeaning || otherMeaning.index === meaning.index) continue;
    if (rule.near && skills[otherMeaning.index]?.domain === domain) return true;
    const sameCategory = skills[otherMeaning.index]?.category === skills[meaning.index]?.category;
    if (rule.list && sameCategory && isListed(tokens, match, other)) return true;
  }
  return false;
}

/** Whether one of the words stands within eight words of the match, in its sentence. */
export function hasWordNear(tokens: Tokens, { from, to }: Match, words: ReadonlySet<number>): boolean {
  const last = Math.min(tokens.count - 1, to + nearWordTokens);
  for (let i = Math.max(0, from - nearWordTokens); i <= last; i++) {
    if (i >= from && i <= to) continue;
    if (tokens.sentence[i] === tokens.sentence[from] && words.has(tokens.word[i] as number)) return true;
  }
  return false;
}

/** Parted by one or two signs or joiners only: items of one enumeration. */
function isListed(tokens: Tokens, a: Match, b: Match): boolean {
  const gap = a.from > b.to ? a.from - b.to : b.from - a.to;
  return tokens.sentence[a.from] === tokens.sentence[b.from] && gap >= 2 && gap <= 3;
}
