import type { Market, Selection } from "@talent/market";
import type { Figure } from "../Figure.ts";
import { type RankedDemand, type RankingOptions, ranked } from "../ranked.ts";

/** Education levels by the postings that ask for them. */
export function educationRanking(
  market: Market,
  selection: Selection,
  options: RankingOptions = {},
): Promise<Figure<RankedDemand>> {
  return ranked(market, selection, { ...options, dimension: "education" });
}
