import type { Dimension, Market, Quantiles, Selection } from "@talent/market";
import { lastDay } from "../dates/lastDay.ts";
import { pastYear } from "../dates/windows.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import type { FacetRequest } from "./demand.ts";

/** Percentiles of advertised yearly pay in USD, over so many paid postings. */
export type PayPercentiles = {
  postings: number;
  percentile25: number;
  percentile50: number;
  percentile75: number;
};

/** Pay of all, and per value of the facet asked for, by number of paid postings descending, ties by id. */
export type Compensation = PayPercentiles & {
  facet?: { dimension: Dimension; values: (PayPercentiles & { id: number })[] };
};

const quartiles = [0.25, 0.5, 0.75];

/**
 * Quartiles of advertised yearly pay in USD over postings first seen in the 12 months up to the last day of the
 * selection's window (the as-of date without one), however long it is; a pay range enters as its midpoint. Facet
 * values below the minimum are left out.
 */
export async function compensation(
  market: Market,
  selection: Selection,
  facet?: FacetRequest,
): Promise<Figure<Compensation>> {
  const window = pastYear(lastDay(market, selection));
  const postedPastYear: Selection = { ...selection, window, basis: "firstSeen" };
  const [all, values] = await Promise.all([
    market.quantiles(postedPastYear, quartiles),
    facet ? market.quantilesBy(postedPastYear, quartiles, facet) : [],
  ]);
  if (!isEnough(all)) return insufficientData;
  const percentiles = toPayPercentiles(all);
  if (!facet) return figure(percentiles);
  return figure({
    ...percentiles,
    facet: {
      dimension: facet.dimension,
      values: values.filter(isEnough).map((each) => ({ id: each.value, ...toPayPercentiles(each) })),
    },
  });
}

function isEnough({ count }: Quantiles): boolean {
  return count >= minimums.paidPostings;
}

function toPayPercentiles({ count, values }: Quantiles): PayPercentiles {
  const [percentile25 = 0, percentile50 = 0, percentile75 = 0] = values;
  return { postings: count, percentile25, percentile50, percentile75 };
}
