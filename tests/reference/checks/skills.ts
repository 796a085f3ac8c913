import * as measures from "../../../packages/analytics/src/index.ts";
import type { Check } from "../Check.ts";
import { ofFigure, rankedRows, trendRows } from "../rows.ts";

/** Measures of skills and credentials against plain SQL. */
export const skillChecks: readonly Check[] = [
  {
    name: "skillRanking",
    rows: async ({ market, selection }) =>
      rankedRows(await measures.skillRanking(market, selection, { limit: 1_000 })),
  },
  {
    name: "credentialRanking",
    rows: async ({ market, selection }) =>
      rankedRows(await measures.credentialRanking(market, selection, { limit: 1_000 })),
  },
  {
    name: "skillTrend",
    rows: async ({ market, selection }) =>
      trendRows(await measures.skillTrend(market, selection, { interval: "monthly", limit: 10 })),
  },
  {
    name: "skillRankingByCategory",
    rows: async ({ market, selection }) =>
      ofFigure(
        await measures.skillRankingByCategory(market, selection, { limit: 100 }),
        ({ top, growing, declining }) => [
          ...top.map(({ id, count }) => ["top", id, count, null]),
          ...growing.map(({ id, count, growth }) => ["growing", id, count, growth]),
          ...declining.map(({ id, count, growth }) => ["declining", id, count, growth]),
        ],
      ),
  },
  {
    name: "skillAdjacencies",
    rows: async ({ market, selection, landmarks }) => {
      const request = { primary: landmarks.skills[0] ?? 0, limit: 50 };
      return ofFigure(await measures.skillAdjacencies(market, selection, request), (adjacent) =>
        adjacent.map(({ id, relatedness, together }) => [id, relatedness, together]),
      );
    },
  },
  {
    name: "skillEvolution",
    rows: async ({ market, selection }) =>
      ofFigure(await measures.skillEvolution(market, selection), (evolution) =>
        Object.keys(evolution)
          .toSorted()
          .flatMap((pattern) =>
            evolution[pattern as measures.EvolutionClass].map(({ id, years, annualGrowth }) => [
              pattern,
              id,
              years[3]?.count ?? 0,
              annualGrowth ?? null,
              years[3]?.share ?? 0,
            ]),
          ),
      ),
  },
];
