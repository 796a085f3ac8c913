import type { Market, Selection } from "@talent/market";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { type DiversityLevel, type WeightedShares, weightedShares } from "./weightedShares.ts";

/** Countries with data on ethnicity, by ISO 3166-1 numeric code: the US, South Africa, the United Kingdom. */
export const ethnicityCountries: ReadonlySet<number> = new Set([840, 710, 826]);

/**
 * Weighted shares of talents by ethnic group; insufficient in every country but the three that have data. Groups below
 * the minimum weight are hidden, and others with them where what is left of the whole would tell.
 */
export async function ethnicity(
  market: Market,
  selection: Selection,
  { country, by }: { country: number; by: DiversityLevel },
): Promise<Figure<WeightedShares>> {
  if (!ethnicityCountries.has(country)) return insufficientData;
  const found = await weightedShares(market, selection, { dimension: "ethnicity", by, least: 1 });
  const places = found.places.filter(({ shares }) => shares.length > 0);
  return found.shares.length === 0 ? insufficientData : figure({ ...found, places });
}
