import { expect, test } from "vitest";
import { rounded } from "../rounded.ts";
import { smallMarket, times } from "../smallMarket.ts";
import { skillRankingByCategory } from "./skillRankingByCategory.ts";

const grown = rounded(Math.log(35 / 15), 6);
const december = { from: "2024-12-01", to: "2024-12-31" };
const selection = { fact: "posting" as const, filters: [], window: december };
const now = (count: number, skill: number) => times(count, { firstSeen: "2024-12-05", skills: [skill] });
const before = (count: number, skill: number) => times(count, { firstSeen: "2024-11-05", skills: [skill] });

/** 99 postings in each window: skill 1 went from 14 to 34, skill 2 from 34 to 14, skill 3 stayed, 4 and 5 are rare. */
const market = smallMarket({
  postings: [
    ...before(14, 1),
    ...now(34, 1),
    ...before(34, 2),
    ...now(14, 2),
    ...before(51, 3),
    ...now(41, 3),
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
        { id: 3, count: 41, share: 41 / 99 },
        { id: 1, count: 34, share: 34 / 99 },
        { id: 2, count: 14, share: 14 / 99 },
      ],
      growing: [{ id: 1, count: 34, share: 34 / 99, growth: grown }],
      declining: [{ id: 2, count: 14, share: 14 / 99, growth: -grown }],
    },
  }));

test("a share that chance would move as far neither grew nor fell", async () => {
  const noisy = smallMarket({
    postings: [
      ...before(14, 1),
      ...now(31, 1),
      ...before(31, 2),
      ...now(14, 2),
      ...before(54, 3),
      ...now(54, 3),
    ],
  });
  expect(await skillRankingByCategory(noisy, selection)).toMatchObject({
    value: { totalDemand: 99, growing: [], declining: [] },
  });
});

test("what every posting of both windows asks for did not change", async () => {
  const one = smallMarket({ postings: [...before(40, 1), ...now(10, 1)] });
  expect(await skillRankingByCategory(one, selection)).toMatchObject({
    value: { top: [{ id: 1 }], growing: [], declining: [] },
  });
});

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
