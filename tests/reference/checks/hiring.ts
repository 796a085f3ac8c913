import * as measures from "../../../packages/analytics/src/index.ts";
import type { Check } from "../Check.ts";
import { ofFigure, rankedRows } from "../rows.ts";

const facetDimensions = ["msa", "state", "employer", "skill", "credential"] as const;

/** Measures of hiring against plain SQL. */
export const hiringChecks: readonly Check[] = [
  {
    name: "demand",
    rows: async ({ market, selection }) =>
      ofFigure(await measures.demand(market, selection), ({ count }) => [[count]]),
  },
  {
    name: "demandFacets",
    rows: async ({ market, selection }) => {
      const facets = facetDimensions.map((dimension) => ({ dimension, limit: 50 }));
      return ofFigure(await measures.demand(market, selection, facets), (found) =>
        found.facets.flatMap(({ values }, index) =>
          values.map(({ value, count }) => [index + 1, value, count]),
        ),
      );
    },
  },
  {
    name: "activeDemand",
    rows: async ({ market, selection }) =>
      ofFigure(await measures.activeDemand(market, selection), (count) => [[count]]),
  },
  ...(["monthly", "quarterly"] as const).map(
    (interval) =>
      ({
        name: `demandTrend.${interval}`,
        rows: async ({ market, selection }) =>
          ofFigure(await measures.demandTrend(market, selection, interval), (trend) =>
            trend.map(({ period, count }) => [period, count]),
          ),
      }) satisfies Check,
  ),
  {
    name: "compensation",
    rows: async ({ market, selection }) =>
      ofFigure(await measures.compensation(market, selection), (pay) => [payRow(pay)]),
  },
  {
    name: "compensationByState",
    rows: async ({ market, selection }) => {
      const facet = { dimension: "state" as const, limit: 20 };
      return ofFigure(await measures.compensation(market, selection, facet), (pay) =>
        (pay.facet?.values ?? []).map((each) => [each.id, ...payRow(each)]),
      );
    },
  },
  {
    name: "educationRanking",
    rows: async ({ market, selection }) => rankedRows(await measures.educationRanking(market, selection)),
  },
  {
    name: "experienceRanking",
    rows: async ({ market, selection }) => rankedRows(await measures.experienceRanking(market, selection)),
  },
  {
    name: "occupationRanking",
    rows: async ({ market, selection }) =>
      rankedRows(await measures.occupationRanking(market, selection, { limit: 1_000 })),
  },
  {
    name: "titleRanking",
    rows: async ({ market, selection }) =>
      rankedRows(await measures.titleRanking(market, selection, { limit: 1_000 })),
  },
  {
    name: "competitiveConcentration",
    rows: async ({ market, selection }) =>
      ofFigure(
        await measures.competitiveConcentration(market, selection, { limit: 10 }),
        ({ demand, index, category, employers }) =>
          employers.map(({ id, count, share }) => [demand, index, category, id, count, share]),
      ),
  },
  {
    name: "postingDuration",
    rows: async ({ market, selection, baseline }) =>
      ofFigure(await measures.postingDuration(market, selection, baseline), (found) => [
        [1, found.total, ...found.shares.map(({ ratio }) => ratio), found.typicalDays ?? null],
        [2, found.baseline.total, ...found.baseline.shares.map(({ ratio }) => ratio), null],
      ]),
  },
  {
    name: "supply",
    rows: async ({ market, selection }) =>
      ofFigure(await measures.supply(market, selection), ({ count, threshold }) => [[count, threshold]]),
  },
  {
    name: "supplyByMsa",
    rows: async ({ market, selection }) =>
      ofFigure(await measures.supply(market, selection, [{ dimension: "msa", limit: 100 }]), ({ facets }) =>
        (facets[0]?.values ?? []).map(({ value, count }) => [value, count]),
      ),
  },
  {
    name: "supplyDemandRatio",
    rows: async ({ market, selection }) =>
      ofFigure(await measures.supplyDemandRatio(market, selection), ({ demand, supply, ratio, label }) => [
        [demand, supply, ratio, label],
      ]),
  },
  {
    name: "hiringDifficulty",
    rows: async ({ market, selection, reference }) =>
      ofFigure(await measures.hiringDifficulty(market, selection, reference), ({ score, label, ranks }) => [
        [score, label, ranks.scarcity, ranks.duration, ranks.concentration, reference.markets],
      ]),
  },
  {
    name: "summary",
    rows: async ({ market, selection, baseline, reference }) => {
      const found = await measures.summary(market, selection, { baseline, reference });
      return [
        [
          found.demand.state === "value" ? found.demand.value.count : null,
          found.supply.state === "value" ? found.supply.value.count : null,
          found.compensation.state === "value" ? found.compensation.value.percentile50 : null,
        ],
      ];
    },
  },
  {
    name: "listings",
    rows: async ({ market, selection }) => {
      const found = await measures.listings(market, selection, { page: 2, limit: 50 });
      return found.state === "value" ? found.value.ids.map((id) => [id, found.value.total]) : [];
    },
  },
  {
    name: "listingsAfter",
    rows: async ({ market, selection }) => {
      const total = await market.count(selection);
      // The id in the middle: the ceil(n / 2)th, as quantile_disc has it.
      const middle = { after: 0, offset: Math.max(0, Math.ceil(total / 2) - 1), limit: 1 };
      const [after = 0] = await market.page(selection, middle);
      const found = await measures.listings(market, selection, { after, limit: 100 });
      return found.state === "value" ? found.value.ids.map((id) => [id]) : [];
    },
  },
];

function payRow({ postings, percentile25, percentile50, percentile75 }: measures.PayPercentiles): number[] {
  return [postings, percentile25, percentile50, percentile75];
}
