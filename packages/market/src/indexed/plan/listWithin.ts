import type { Codes } from "../format/Section.ts";
import type { Pile } from "../kernels/Pile.ts";
import type { Ranges } from "../kernels/Ranges.ts";
import { GrowingRanges } from "./GrowingRanges.ts";

/**
 * What of ascending rows lies in stretches, in order. Both are gone through at once with steps that double, so that it
 * takes as long as the shorter of them, times a logarithm.
 */
export function listWithin(list: Codes, { starts, ends }: Ranges): Pile {
  const parts = new GrowingRanges(Math.min(list.length, starts.length));
  let [at, stretch] = [0, 0];
  while (at < list.length && stretch < starts.length) {
    stretch = firstAbove(ends, stretch, list[at] as number);
    if (stretch === starts.length) break;
    at = firstAbove(list, at, (starts[stretch] as number) - 1);
    const end = firstAbove(list, at, (ends[stretch] as number) - 1);
    parts.add(at, end);
    at = end;
  }
  return { codes: list, stretches: parts.take() };
}

/** The place of the first number above a value, from a place on; the length where there is none. */
function firstAbove(numbers: ArrayLike<number>, from: number, value: number): number {
  let [low, step] = [from, 1];
  while (low + step <= numbers.length && (numbers[low + step - 1] as number) <= value) {
    low += step;
    step *= 2;
  }
  let high = Math.min(numbers.length, low + step - 1);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
