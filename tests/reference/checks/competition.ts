import * as measures from "../../../packages/analytics/src/index.ts";
import type { Check } from "../Check.ts";
import { ofFigure, rankedRows, trendRows } from "../rows.ts";

/** Measures of employers, titles and places over time against plain SQL. */
export const competitionChecks: readonly Check[] = [
  {
    name: "employerRanking",
    rows: async ({ market, selection }) =>
      rankedRows(await measures.employerRanking(market, selection, { limit: 1_000 })),
  },
  {
    name: "employerRankingWithSkills",
    rows: async ({ market, selection }) => {
      const options = { limit: 20, facet: { dimension: "skill" as const, limit: 10 } };
      return ofFigure(await measures.employerRanking(market, selection, options), ({ ranked }) =>
        ranked.flatMap(({ id, count, facet }) =>
          (facet?.values ?? []).map((each) => [id, count, each.value, each.count]),
        ),
      );
    },
  },
  {
    name: "activelyHiring",
    rows: async ({ market, selection }) =>
      rankedRows(await measures.activelyHiring(market, selection, { limit: 1_000 })),
  },
  {
    name: "employerTrend",
    rows: async ({ market, selection }) =>
      trendRows(await measures.employerTrend(market, selection, { interval: "quarterly", limit: 10 })),
  },
  {
    name: "titleTrend",
    rows: async ({ market, selection }) =>
      trendRows(await measures.titleTrend(market, selection, { interval: "monthly", limit: 10 })),
  },
];
