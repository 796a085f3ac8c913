import type { Dimension, Market, Ranking, Selection } from "@talent/market";
import { type Figure, figure, insufficientData } from "./Figure.ts";
import { minimums } from "./minimums.ts";

/** A value with its postings and their share (0 to 1) of the ranking's population. */
export type Ranked = { id: number; count: number; share: number };

/** Postings of the selection, and values by count descending, ties by id ascending. */
export type RankedDemand = { totalDemand: number; ranked: Ranked[] };

/** How many values to rank, and which are eligible; all when absent. */
export type RankingOptions = { limit?: number; among?: readonly number[] };

/**
 * Postings per value of a dimension. Shares are of all the selection's postings, so those of a multi-valued
 * dimension add up to more than one, and those of a dimension that is often unknown to less.
 */
export async function ranked(
  market: Market,
  selection: Selection,
  { dimension, limit, among }: RankingOptions & { dimension: Dimension },
): Promise<Figure<RankedDemand>> {
  const [ranking] = await market.countBy(selection, [{ dimension, limit, among }]);
  if (!ranking || ranking.total < minimums.postings) return insufficientData;
  return figure({ totalDemand: ranking.total, ranked: toRanked(ranking) });
}

/** Values of a ranking with their shares of its total. */
export function toRanked({ total, values }: Ranking): Ranked[] {
  return values.map(({ value, count }) => ({ id: value, count, share: count / total }));
}
