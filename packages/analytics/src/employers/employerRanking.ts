import type { Dimension, Market, Selection, ValueCount } from "@talent/market";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import type { FacetRequest } from "../hiring/demand.ts";
import { type Ranked, type RankedDemand, type RankingOptions, ranked } from "../ranked.ts";

/** An employer with its leading values of the facet asked for, by count descending, ties by value ascending. */
export type RankedEmployer = Ranked & { facet?: { dimension: Dimension; values: ValueCount[] } };

/** Postings of the selection, and its employers by postings. */
export type EmployerRanking = Omit<RankedDemand, "ranked"> & { ranked: RankedEmployer[] };

/** Employers by their postings, each broken down by one facet when one is asked for; insufficient where no posting has one. */
export async function employerRanking(
  market: Market,
  selection: Selection,
  { facet, ...options }: RankingOptions & { facet?: FacetRequest } = {},
): Promise<Figure<EmployerRanking>> {
  const ranking = await ranked(market, selection, { ...options, dimension: "employer" });
  if (ranking.state !== "value" || ranking.value.ranked.length === 0) return insufficientData;
  if (!facet) return ranking;
  const employers = ranking.value.ranked.map(({ id }) => id);
  const pairs = await market.countByPair(
    { ...selection, filters: [...selection.filters, { dimension: "employer", any: employers }] },
    "employer",
    facet.dimension,
  );
  const byEmployer = Map.groupBy(pairs, ({ first }) => first);
  return figure({
    ...ranking.value,
    ranked: ranking.value.ranked.map((employer) => ({
      ...employer,
      facet: {
        dimension: facet.dimension,
        values: (byEmployer.get(employer.id) ?? [])
          .map(({ second, count }) => ({ value: second, count }))
          .sort((one, other) => other.count - one.count || one.value - other.value)
          .slice(0, facet.limit),
      },
    })),
  });
}
