import * as measures from "../../../packages/analytics/src/index.ts";
import type { Check } from "../Check.ts";
import { inOrder, ofFigure, rankedRows, trendRows } from "../rows.ts";

/** Measures of places against plain SQL. */
export const placeChecks: readonly Check[] = [
  {
    name: "locationRanking",
    rows: async ({ market, selection }) =>
      rankedRows(await measures.locationRanking(market, selection, { by: "msa", limit: 1_000 })),
  },
  {
    name: "locationTrend",
    rows: async ({ market, selection }) =>
      trendRows(
        await measures.locationTrend(market, selection, { by: "msa", interval: "monthly", limit: 10 }),
      ),
  },
  {
    name: "supplyAdequacy",
    rows: async ({ market, selection }) =>
      ofFigure(
        await measures.supplyAdequacy(market, selection, { peopleToHire: 20 }),
        ({ totalSupply, areas }) =>
          areas.map(({ id, supply, adequate }) => [id, supply, adequate, totalSupply]),
      ),
  },
  {
    name: "remoteDistribution",
    rows: async ({ market, selection }) =>
      ofFigure(await measures.remoteDistribution(market, selection), (found) => [
        [
          found.onsite.count,
          found.remote.count,
          found.full.count,
          found.temporary.count,
          found.hybrid.count,
          found.remote.share,
        ],
      ]),
  },
  {
    name: "remoteTrend",
    rows: async ({ market, selection }) =>
      ofFigure(await measures.remoteDistribution(market, selection), ({ remoteTrend }) =>
        remoteTrend.map(({ period, count }) => [period, count]),
      ),
  },
  {
    name: "locationFactors",
    rows: async ({ market, selection, country, records }) => {
      const ranking = await measures.locationRanking(market, selection, { by: "msa", limit: 10 });
      const places = ranking.state === "value" ? ranking.value.ranked : [];
      const within = [{ kind: "country" as const, id: country }];
      const request = { places: places.map(({ id }) => ({ kind: "msa" as const, id, within })) };
      return ofFigure(await measures.locationFactors(market, records, selection, request), (factors) =>
        inOrder(
          factors.map((each) => [
            each.id,
            each.population?.value ?? null,
            each.supply,
            each.qualifiedPopulation ?? null,
            each.unemploymentRate?.value ?? null,
            each.corporateIncomeTaxRate?.value ?? null,
          ]),
        ),
      );
    },
  },
  {
    name: "locationRecommendations",
    rows: async ({ market, selection }) => {
      const wishes = { highSupply: 7, lowCost: 7, lowCompetition: 2 };
      const request = { peopleToHire: 20, wishes };
      return ofFigure(await measures.locationRecommendations(market, selection, request), (areas) =>
        areas.map(({ id, supply, demand, onsiteDemand, medianPay, ranks, score }) => [
          id,
          supply,
          demand,
          onsiteDemand,
          medianPay ?? null,
          ranks.supply,
          ranks.cost ?? null,
          ranks.competition,
          score,
        ]),
      );
    },
  },
];
