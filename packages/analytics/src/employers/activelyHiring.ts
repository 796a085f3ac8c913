import type { Market, Selection } from "@talent/market";
import type { Figure } from "../Figure.ts";
import { openNow } from "../hiring/activeDemand.ts";
import { type RankedDemand, type RankingOptions, ranked } from "../ranked.ts";

/** Employers by their postings open on the as-of date, with their share of all open postings. */
export function activelyHiring(
  market: Market,
  selection: Selection,
  options: RankingOptions = {},
): Promise<Figure<RankedDemand>> {
  return ranked(market, openNow(market, selection), { ...options, dimension: "employer" });
}
