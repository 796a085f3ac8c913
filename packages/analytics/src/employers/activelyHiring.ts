import type { Market, Selection } from "@talent/market";
import type { Figure } from "../Figure.ts";
import { openOnLastDay } from "../hiring/activeDemand.ts";
import { type RankedDemand, type RankingOptions, ranked } from "../ranked.ts";

/**
 * Employers by their postings open on the last day of the window (the as-of date without one), with their share
 * of all open postings.
 */
export function activelyHiring(
  market: Market,
  selection: Selection,
  options: RankingOptions = {},
): Promise<Figure<RankedDemand>> {
  return ranked(market, openOnLastDay(market, selection), { ...options, dimension: "employer" });
}
