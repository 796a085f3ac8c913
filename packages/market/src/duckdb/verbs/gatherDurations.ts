import type { PairDurations } from "../../Market.ts";
import { toDurationCount } from "./durations.ts";

/**
 * What SQL gives of durations by pair as the algebra has it, one entry a pair: rows of first, second, days, closed and
 * open, sorted by the first three.
 */
export function gatherDurations(rows: Iterable<readonly unknown[]>): PairDurations[] {
  const pairs: PairDurations[] = [];
  for (const [one, other, ...rest] of rows) {
    const [first, second] = [Number(one), Number(other)];
    const last = pairs.at(-1);
    if (last?.first === first && last.second === second) last.durations.push(toDurationCount(rest));
    else pairs.push({ first, second, durations: [toDurationCount(rest)] });
  }
  return pairs;
}
