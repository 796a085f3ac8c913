import type { DurationCount, PairCount, PairDurations, PairSpread } from "../../Market.ts";
import type { Layout } from "./PackedRows.ts";

/** First, second, count. */
export const pairCounts: Layout<PairCount> = {
  read: (numbers, at) => ({
    first: numbers[at] as number,
    second: numbers[at + 1] as number,
    count: numbers[at + 2] as number,
  }),
  next: (_, at) => at + 3,
};

/** First, second, total, distinct, sum of squares. */
export const pairSpreads: Layout<PairSpread> = {
  read: (numbers, at) => ({
    first: numbers[at] as number,
    second: numbers[at + 1] as number,
    total: numbers[at + 2] as number,
    distinct: numbers[at + 3] as number,
    sumOfSquares: numbers[at + 4] as number,
  }),
  next: (_, at) => at + 5,
};

/** First, second, how many durations; then of each days, closed, open. */
export const pairDurations: Layout<PairDurations> = {
  read: (numbers, at) => {
    const durations: DurationCount[] = [];
    const end = at + 3 + 3 * (numbers[at + 2] as number);
    for (let next = at + 3; next < end; next += 3) {
      // Days below zero, as broken records have them, stand in their 32 bits as any signed number.
      const days = (numbers[next] as number) | 0;
      durations.push({ days, closed: numbers[next + 1] as number, open: numbers[next + 2] as number });
    }
    return { first: numbers[at] as number, second: numbers[at + 1] as number, durations };
  },
  next: (numbers, at) => at + 3 + 3 * (numbers[at + 2] as number),
};
