import type { Market, Selection } from "@talent/market";
import { asTalents } from "../asTalents.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import { type FacetedCount, type FacetRequest, facetedCount } from "./demand.ts";

/** Talents in whole numbers, and the fewest that are told. */
export type Supply = FacetedCount & { threshold: number };

/** Workers in the location and role: the sum of their weights. Window, keyword and data settings do not touch it. */
export async function supply(
  market: Market,
  selection: Selection,
  facets: readonly FacetRequest[] = [],
): Promise<Figure<Supply>> {
  const counted = await facetedCount(market, asTalents(selection), facets);
  if (counted.count < minimums.supply) return insufficientData;
  return figure({
    count: Math.round(counted.count),
    facets: counted.facets.map(({ dimension, values }) => ({
      dimension,
      values: values.map(({ value, count }) => ({ value, count: Math.round(count) })),
    })),
    threshold: minimums.supply,
  });
}
