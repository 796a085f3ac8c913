import type { Dimension, Market, Selection, ValueCount } from "@talent/market";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";

/** A breakdown by the first `limit` values of a dimension. */
export type FacetRequest = { dimension: Dimension; limit: number };

/** The values of a facet by count descending, ties by value ascending. */
export type Facet = { dimension: Dimension; values: ValueCount[] };

/** A number of records with the facets asked for, in the order asked. */
export type FacetedCount = { count: number; facets: Facet[] };

/** Postings in the selection's window: first seen in it, or open in it, as its basis says. */
export async function demand(
  market: Market,
  selection: Selection,
  facets: readonly FacetRequest[] = [],
): Promise<Figure<FacetedCount>> {
  const counted = await facetedCount(market, selection, facets);
  return counted.count < minimums.postings ? insufficientData : figure(counted);
}

/** Records with facets; also what supply is made of. */
export async function facetedCount(
  market: Market,
  selection: Selection,
  facets: readonly FacetRequest[],
): Promise<FacetedCount> {
  if (facets.length === 0) return { count: await market.count(selection), facets: [] };
  const rankings = await market.countBy(selection, facets);
  return {
    count: rankings[0]?.total ?? 0,
    facets: rankings.map(({ dimension, values }) => ({ dimension, values })),
  };
}
