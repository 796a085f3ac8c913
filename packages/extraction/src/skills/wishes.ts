import type { AdContext } from "./AdContext.ts";
import { firstAtLeast } from "./firstAtLeast.ts";
import { barrier } from "./lexicon/Tokens.ts";
import type { Match } from "./PhraseFinder.ts";

/** A cue that makes a wish of skills: its middle, and the first and last token it may speak of. */
export type Wish = { at: number; first: number; last: number };

const longestAside = 30;
// How many cues on either side of a match are asked whether they speak of it.
const nearest = 4;
// "Java - Python a plus": what stands before the dash is no part of the wish.
const opening = new Set(["(", "[", "–", "—", "-"]);
const closing = new Set([")", "]"]);
const namesNothing =
  /^(?:\W|\b(?:is|are|would|be|also|but|though|considered|highly|strongly|very|really|definitely|not|ideal|which|this|it|these)\b)*$/i;

/**
 * The wish of a cue. One in brackets or behind a dash speaks of what stands there with it, where anything does ("a CRM
 * (Salesforce preferred)"); one that looks ahead, only of what follows it ("SQL, ideally in a bank").
 */
export function wishOf({ document, tokens }: AdContext, { from, to }: Match, ahead: boolean): Wish {
  const wish: Wish = { at: (from + to) / 2, first: 0, last: tokens.count };
  const sign = (at: number): string => document.text.slice(tokens.start[at], tokens.end[at]);
  const here = (at: number): boolean =>
    at >= 0 && at < tokens.count && tokens.sentence[at] === tokens.sentence[from];
  const mark = (start: number, step: 1 | -1): number => {
    for (let at = start; here(at) && Math.abs(at - start) < longestAside; at += step)
      if (opening.has(sign(at)) || closing.has(sign(at))) return at;
    return -1;
  };
  const before = mark(from - 1, -1);
  const after = mark(to + 1, 1);
  if (
    opening.has(sign(before)) &&
    !namesNothing.test(document.text.slice(tokens.end[before], tokens.start[from]))
  )
    wish.first = before + 1;
  if (closing.has(sign(after))) wish.last = after - 1;
  let next = to + 1;
  while (here(next) && tokens.word[next] === barrier) next += 1;
  if (ahead && here(next) && next <= wish.last) wish.first = to + 1;
  return wish;
}

/** How many tokens the nearest wish that speaks of the match is away; infinite when none does. Wishes ascend. */
export function nearestWish(wishes: readonly Wish[], { from, to }: Match): number {
  const middle = (from + to) / 2;
  const next = firstAtLeast(wishes, middle, ({ at }) => at);
  const away = wishes
    .slice(Math.max(0, next - nearest), next + nearest)
    .filter(({ first, last }) => first <= from && to <= last)
    .map(({ at }) => Math.abs(at - middle));
  return Math.min(...away, Number.POSITIVE_INFINITY);
}
