import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { skillEvolution } from "./skillEvolution.ts";

const all = { fact: "posting" as const, filters: [] };
const days = ["2021-06-01", "2022-06-01", "2023-06-01", "2024-06-01"];

/** Postings that carry each skill, per year; each year has 1,000 in all. */
const counts: Record<number, [number, number, number, number]> = {
  1: [0, 3, 4, 10], // new: ten postings in year 4, not so many in all years before
  2: [64, 80, 100, 125], // + 25 % a year, from a low start: emerging
  3: [512, 640, 800, 1_000], // + 25 % a year, from a high start: growing
  4: [100, 100, 100, 100], // core
  5: [200, 180, 150, 140], // (140 / 200) ^ (1/3) - 1 = -11.21 %: declining
  6: [0, 10, 20, 40], // doubles each year from its first one: emerging
  7: [9, 9, 9, 9], // never reaches ten postings
  8: [300, 0, 0, 0], // gone: -100 %
  9: [9, 9, 9, 10], // core: known all along, though it first reaches ten postings in year 4
  10: [0, 0, 10, 30], // trebles within a year: emerging
  11: [70, 80, 90, 95], // + 11 % a year, which chance may make of so few postings: core
  13: [3, 2, 4, 10], // core: asked for in all years, a few times more by chance
  12: [70, 62, 55, 47], // - 12 % a year, likewise: core
};
const market = smallMarket({
  postings: days.flatMap((firstSeen, year) =>
    Array.from({ length: 1_000 }, (_, index) => ({
      firstSeen,
      skills: Object.entries(counts)
        .filter(([, perYear]) => index < (perYear[year] ?? 0))
        .map(([skill]) => Number(skill)),
    })),
  ),
});

test("sorts skills into the five patterns by the growth of their share", async () => {
  const found = await skillEvolution(market, all);
  if (found.state !== "value") throw new Error("expected a figure");
  const patterns = Object.fromEntries(
    Object.entries(found.value).map(([pattern, skills]) => [
      pattern,
      skills.map(({ id, annualGrowth }) => [id, annualGrowth]),
    ]),
  );
  expect(patterns).toEqual({
    new: [[1, undefined]],
    emerging: [
      [2, 0.25],
      [6, 1],
      [10, 2],
    ],
    growing: [[3, 0.25]],
    core: [
      [4, 0],
      [11, 0.1072],
      [12, -0.1243],
      [9, 0.0357],
      [13, 0.4938],
    ],
    declining: [
      [5, -0.1121],
      [8, -1],
    ],
  });
});

test("gives each year from its first day with count and share", async () => {
  const found = await skillEvolution(market, all, { limit: 1 });
  expect(found).toMatchObject({
    value: {
      new: [
        {
          id: 1,
          years: [
            { period: "2021-01-01", count: 0, share: 0 },
            { period: "2022-01-01", count: 3, share: 0.003 },
            { period: "2023-01-01", count: 4, share: 0.004 },
            { period: "2024-01-01", count: 10, share: 0.01 },
          ],
        },
      ],
      declining: [{ id: 5 }],
    },
  });
});

test("counts the four years up to the last day of the window", async () => {
  const window = { from: "2024-05-31", to: "2025-05-31" };
  const found = await skillEvolution(market, { ...all, window });
  expect(found).toMatchObject({
    value: {
      core: [
        { id: 4, years: [{ period: "2021-06-01" }, {}, {}, {}] },
        { id: 11 },
        { id: 12 },
        { id: 9 },
        { id: 13 },
      ],
    },
  });
});

test("needs ten postings in each of the four years", async () => {
  const young = smallMarket({ postings: Array.from({ length: 50 }, () => ({ skills: [1] })) });
  expect(await skillEvolution(young, all)).toEqual({ state: "insufficientData" });
});

test("a skill that nobody asked for before is new, however few the postings before were", async () => {
  const grown = smallMarket({
    postings: days.flatMap((firstSeen, year) =>
      Array.from({ length: year === 3 ? 5_000 : 10 }, (_, index) => ({
        firstSeen,
        skills: year === 3 && index < 10 ? [1, 2] : [2],
      })),
    ),
  });
  expect(await skillEvolution(grown, all)).toMatchObject({
    value: { new: [{ id: 1 }], core: [{ id: 2, annualGrowth: 0 }] },
  });
});
