import { expect, test } from "vitest";
import { rounded } from "../rounded.ts";
import { smallMarket, times } from "../smallMarket.ts";
import { skillRankingByCategory } from "./skillRankingByCategory.ts";

const doubled = rounded(Math.LN2, 6);
const december = { from: "2024-12-01", to: "2024-12-31" };
const selection = { fact: "posting" as const, filters: [], window: december };
const now = (count: number, skill: number) => times(count, { firstSeen: "2024-12-05", skills: [skill] });
const before = (count: number, skill: number) => times(count, { firstSeen: "2024-11-05", skills: [skill] });

/** 99 postings in each window: skill 1 went from 9 to 19, skill 2 from 39 to 19, skill 3 stayed, 4 and 5 are rare. */
const market = smallMarket({
  postings: [
    ...before(9, 1),
    ...now(19, 1),
    ...before(39, 2),
    ...now(19, 2),
    ...before(51, 3),
    ...now(51, 3),
    ...now(9, 4),
    ...now(1, 5),
  ],
});

test("compares shares with the window before, one added to every count", async () =>
  expect(await skillRankingByCategory(market, selection, { limit: 3 })).toEqual({
    state: "value",
    value: {
      totalDemand: 99,
      comparedWith: { from: "2024-10-31", to: "2024-11-30" },
      top: [
        { id: 3, count: 51, share: 51 / 99 },
        { id: 1, count: 19, share: 19 / 99 },
        { id: 2, count: 19, share: 19 / 99 },
      ],
      growing: [{ id: 1, count: 19, share: 19 / 99, growth: doubled }],
      declining: [{ id: 2, count: 19, share: 19 / 99, growth: -doubled }],
    },
  }));

test("keeps to the skills asked for", async () =>
  expect(await skillRankingByCategory(market, selection, { among: [2] })).toMatchObject({
    value: { top: [{ id: 2 }], growing: [], declining: [{ id: 2 }] },
  }));

test("with hardly any postings before, nothing grew", async () => {
  const young = smallMarket({ postings: [...now(20, 1), ...before(9, 2)] });
  expect(await skillRankingByCategory(young, selection)).toMatchObject({
    value: { top: [{ id: 1 }], growing: [], declining: [] },
  });
});
