import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { anyPostings, law, synthetic } from "../syntheticSelections.ts";
import { employerRanking } from "./employerRanking.ts";

const all = { fact: "posting" as const, filters: [] };
const market = smallMarket({
  postings: [
    ...times(2, { employer: 8, msa: 2 }),
    { employer: 8, msa: 1 },
    { employer: 4, msa: 1 },
    { employer: 4, msa: 2 },
    { msa: 1 },
  ],
});

test("ranks employers by postings", async () =>
  expect(await employerRanking(market, all)).toEqual({
    state: "value",
    value: {
      totalDemand: 6,
      ranked: [
        { id: 8, count: 3, share: 0.5 },
        { id: 4, count: 2, share: 2 / 6 },
      ],
    },
  }));

test("breaks each employer down by a facet, ties by id", async () =>
  expect(
    await employerRanking(market, all, { limit: 20, facet: { dimension: "msa", limit: 1 } }),
  ).toMatchObject({
    value: {
      ranked: [
        { id: 8, facet: { dimension: "msa", values: [{ value: 2, count: 2 }] } },
        { id: 4, facet: { dimension: "msa", values: [{ value: 1, count: 1 }] } },
      ],
    },
  }));

test("is insufficient where no posting has an employer", async () =>
  expect(await employerRanking(smallMarket({ postings: times(3, {}) }), all)).toEqual({
    state: "insufficientData",
  }));

test("an employer's facet values never add up to more than its postings", () =>
  law(anyPostings, async (selection) => {
    const facet = { dimension: "state" as const, limit: 100 };
    const ranking = await employerRanking(synthetic, selection, { limit: 20, facet });
    if (ranking.state !== "value") return;
    for (const employer of ranking.value.ranked) {
      const sum = employer.facet?.values.reduce((total, { count }) => total + count, 0);
      expect(sum).toBeLessThanOrEqual(employer.count);
    }
  }));
