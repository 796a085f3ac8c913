import type { Market, Selection } from "@talent/market";
import type { Figure } from "../Figure.ts";
import { type RankedDemand, type RankingOptions, ranked } from "../ranked.ts";

/** Credentials by the postings that ask for them; a posting counts once for each of its credentials. */
export function credentialRanking(
  market: Market,
  selection: Selection,
  options: RankingOptions = {},
): Promise<Figure<RankedDemand>> {
  return ranked(market, selection, { ...options, dimension: "credential" });
}
