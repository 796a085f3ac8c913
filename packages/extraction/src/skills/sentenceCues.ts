import type { AdContext } from "./AdContext.ts";
import { firstAtLeast } from "./firstAtLeast.ts";
import type { Lexicon } from "./lexicon/Lexicon.ts";
import type { Tokens } from "./lexicon/Tokens.ts";
import type { Match } from "./PhraseFinder.ts";
import { nearestWish, type Wish, wishOf } from "./wishes.ts";

/** What the cues of a sentence say: whether it asks for something, and what makes a wish or a must of skills. */
export interface SentenceCues {
  ask: boolean;
  /** By their middles, ascending. */
  wishes: Wish[];
  /** Middles of the cues that make a must, in tokens, ascending. */
  required: number[];
  /** Last tokens of "work closely with" and the like, ascending: whom one works with follows. */
  partners: number[];
  /** Last tokens of "under the supervision of" and the like, ascending: whose credentials follow. */
  supervisors: number[];
}

/** Cues by sentence; a sentence without any has no entry. */
export function sentenceCues(context: AdContext): Map<number, SentenceCues> {
  const { matches, tokens, lexicon } = context;
  const table = new Map<number, SentenceCues>();
  // Several cues may begin at one word; by their middles the positions ascend.
  const ordered = matches.cues.toSorted((a, b) => a.from + a.to - b.from - b.to);
  let wished = -1;
  for (const cue of ordered) {
    const { from, to, meanings } = cue;
    const sentence = tokens.sentence[from] as number;
    let cues = table.get(sentence);
    if (!cues) {
      cues = { ask: false, wishes: [], required: [], partners: [], supervisors: [] };
      table.set(sentence, cues);
    }
    const kind = meanings[0]?.kind;
    if (kind === "ask") cues.ask ||= !isOfOthers(tokens, lexicon, from);
    else if (kind === "partner") cues.partners.push(to);
    else if (kind === "supervisor") cues.supervisors.push(to);
    else if (kind === "preferred" || kind === "ahead") {
      cues.wishes.push(wishOf(context, cue, kind === "ahead"));
      wished = to;
    }
    // The end of "not required" makes no must.
    else if (kind === "required" && to !== wished) cues.required.push((from + to) / 2);
  }
  return table;
}

/** "The patient experience" asks nobody for experience. */
const isOfOthers = (tokens: Tokens, lexicon: Lexicon, from: number): boolean =>
  (tokens.word[from] as number) === lexicon.experience &&
  lexicon.experiencers.has(tokens.word[from - 1] as number);

/** Whether the match is demanded: neither its section nor the cue that is nearest to it makes a wish of it. */
export function isRequired(
  { document, tokens }: AdContext,
  cues: ReadonlyMap<number, SentenceCues>,
  match: Match,
): boolean {
  const sentence = tokens.sentence[match.from] as number;
  const found = cues.get(sentence);
  const wish = nearestWish(found?.wishes ?? [], match);
  if (wish === Number.POSITIVE_INFINITY) return document.sentences[sentence]?.section !== "preferred";
  return distance(found?.required ?? [], match) < wish;
}

function distance(positions: readonly number[], { from, to }: Match): number {
  const middle = (from + to) / 2;
  const at = firstAtLeast(positions, middle, Number);
  const before = positions[at - 1] ?? Number.NEGATIVE_INFINITY;
  const after = positions[at] ?? Number.POSITIVE_INFINITY;
  return Math.min(middle - before, after - middle);
}
