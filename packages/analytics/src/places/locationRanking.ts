import type { Market, Selection } from "@talent/market";
import type { Figure } from "../Figure.ts";
import { type RankedDemand, type RankingOptions, ranked } from "../ranked.ts";

/** What locations are compared by: metropolitan areas, or countries when several were asked for. */
export type LocationLevel = "msa" | "country";

/** Locations by their postings. */
export function locationRanking(
  market: Market,
  selection: Selection,
  { by, ...options }: RankingOptions & { by: LocationLevel },
): Promise<Figure<RankedDemand>> {
  return ranked(market, selection, { ...options, dimension: by });
}
