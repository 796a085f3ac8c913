import type { Market, Selection } from "@talent/market";
import type { Figure } from "../Figure.ts";
import { type RankedDemand, type RankingOptions, ranked } from "../ranked.ts";

/** Semi-clean titles by their postings. */
export function titleRanking(
  market: Market,
  selection: Selection,
  options: RankingOptions = {},
): Promise<Figure<RankedDemand>> {
  return ranked(market, selection, { ...options, dimension: "title" });
}
