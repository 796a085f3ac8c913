import type { PairCount, PairDurations, PairSpread } from "../../Market.ts";
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
  read: (numbers, at) => ({
    first: numbers[at] as number,
    second: numbers[at + 1] as number,
    durations: Array.from({ length: numbers[at + 2] as number }, (_, index) => ({
      days: numbers[at + 3 + 3 * index] as number,
      closed: numbers[at + 4 + 3 * index] as number,
      open: numbers[at + 5 + 3 * index] as number,
    })),
  }),
  next: (numbers, at) => at + 3 + 3 * (numbers[at + 2] as number),
};
