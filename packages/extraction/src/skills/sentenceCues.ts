import type { AdContext } from "./AdContext.ts";
import type { Lexicon } from "./lexicon/Lexicon.ts";
import type { Tokens } from "./lexicon/Tokens.ts";
import type { Match } from "./PhraseFinder.ts";

/** What the cues of a sentence say: it asks for something; tokens (middles, ascending) that make a wish or a must. */
export interface SentenceCues {
  ask: boolean;
  preferred: number[];
  required: number[];
  /** Last tokens of "work closely with" and the like, ascending: whom one works with follows. */
  partners: number[];
  /** Last tokens of "under the supervision of" and the like, ascending: whose credentials follow. */
  supervisors: number[];
}

/** Cues by sentence; a sentence without any has no entry. */
export function sentenceCues({ matches, tokens, lexicon }: AdContext): Map<number, SentenceCues> {
  const table = new Map<number, SentenceCues>();
  // Several cues may begin at one word; by their middles the positions ascend.
  const ordered = matches.cues.toSorted((a, b) => a.from + a.to - b.from - b.to);
  for (const { from, to, meanings } of ordered) {
    const sentence = tokens.sentence[from] as number;
    let cues = table.get(sentence);
    if (!cues) {
      cues = { ask: false, preferred: [], required: [], partners: [], supervisors: [] };
      table.set(sentence, cues);
    }
    const kind = meanings[0]?.kind;
    if (kind === "ask") cues.ask ||= !isOfOthers(tokens, lexicon, from);
    else if (kind === "partner") cues.partners.push(to);
    else if (kind === "supervisor") cues.supervisors.push(to);
    else if (kind === "preferred" || kind === "required") cues[kind].push((from + to) / 2);
  }
  return table;
}

/** "The patient experience" asks nobody for experience. */
const isOfOthers = (tokens: Tokens, lexicon: Lexicon, from: number): boolean =>
  (tokens.word[from] as number) === lexicon.experience &&
  lexicon.experiencers.has(tokens.word[from - 1] as number);

/** Whether the match is demanded: its sentence or section makes no wish of it. */
export function isRequired(
  { document, tokens }: AdContext,
  cues: ReadonlyMap<number, SentenceCues>,
  match: Match,
): boolean {
  const sentence = tokens.sentence[match.from] as number;
  const found = cues.get(sentence);
  const wish = document.sentences[sentence]?.section === "preferred";
  if (!found || found.preferred.length === 0) return !wish;
  if (found.required.length === 0) return false;
  return distance(found.required, match) < distance(found.preferred, match);
}

function distance(positions: readonly number[], { from, to }: Match): number {
  const middle = (from + to) / 2;
  const at = firstAtLeast(positions, middle);
  const before = positions[at - 1] ?? Number.NEGATIVE_INFINITY;
  const after = positions[at] ?? Number.POSITIVE_INFINITY;
  return Math.min(middle - before, after - middle);
}

/** Place of the first of ascending positions that is at least the value; their number when none is. */
export function firstAtLeast(positions: readonly number[], value: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if ((positions[half] as number) < value) low = half + 1;
    else high = half;
  }
  return low;
}
