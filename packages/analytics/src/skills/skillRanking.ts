import type { Market, Selection } from "@talent/market";
import type { Figure } from "../Figure.ts";
import { type RankedDemand, type RankingOptions, ranked } from "../ranked.ts";

/** Skills by the postings that carry them; a posting counts once for each of its skills. */
export function skillRanking(
  market: Market,
  selection: Selection,
  options: RankingOptions = {},
): Promise<Figure<RankedDemand>> {
  return ranked(market, selection, { ...options, dimension: "skill" });
}
