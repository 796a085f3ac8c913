import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { anyPostings, law, synthetic } from "../syntheticSelections.ts";
import { postingDuration } from "./postingDuration.ts";

const all = { fact: "posting" as const, filters: [] };
const open = (from: string, to?: string) => ({ firstSeen: from, lastSeen: to });
/** Open for 10, 50, 80 and 100 days. */
const [ten, fifty, eighty, hundred] = [
  open("2024-01-01", "2024-01-11"),
  open("2024-01-01", "2024-02-20"),
  open("2024-01-01", "2024-03-21"),
  open("2024-01-01", "2024-04-10"),
];

test("gives the share of each bucket and the bucket of the median", async () => {
  const market = smallMarket({
    postings: [ten, fifty, eighty, hundred].flatMap((posting, index) =>
      times([4, 6, 2, 4][index] ?? 0, posting),
    ),
  });
  expect(await postingDuration(market, all, all)).toMatchObject({
    value: {
      total: 16,
      typical: "from31To60",
      typicalDays: 50,
      shares: [
        { bucket: "upTo30", count: 4, ratio: 0.25 },
        { bucket: "from31To60", count: 6, ratio: 0.375 },
        { bucket: "from61To90", count: 2, ratio: 0.125 },
        { bucket: "over90", count: 4, ratio: 0.25 },
      ],
    },
  });
});

test("an open posting counts for as long as it has been open, not as closed", async () => {
  const openForTwenty = open("2024-12-11");
  const market = smallMarket({
    postings: [...times(4, ten), ...times(4, openForTwenty), ...times(8, fifty)],
  });
  expect(await postingDuration(market, all, all)).toMatchObject({
    value: { shares: [{ ratio: 0.25, count: 4 }, { ratio: 0.75, count: 12 }, { ratio: 0 }, { ratio: 0 }] },
  });
});

test("gives the same of the baseline", async () => {
  const market = smallMarket({
    postings: [...times(10, { ...ten, occupation: 1 }), ...times(10, { ...hundred, occupation: 2 })],
  });
  const own = { ...all, filters: [{ dimension: "occupation" as const, any: [1] }] };
  expect(await postingDuration(market, own, all)).toMatchObject({
    value: {
      total: 10,
      typical: "upTo30",
      baseline: { total: 20, shares: [{ ratio: 0.5 }, {}, {}, { ratio: 0.5 }] },
    },
  });
});

test("is of postings first seen in the window, also where the data settings count open ones", async () => {
  // Every month 12 that stay ten days and 8 that stay a hundred: those open in December are mostly the slow ones.
  const months = Array.from({ length: 12 }, (_, index) => Date.UTC(2024, index, 2));
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const stays = (begun: number, days: number) => {
    const last = day(begun + days * 86_400_000);
    return open(day(begun), last > "2024-12-31" ? undefined : last);
  };
  const market = smallMarket({
    postings: months.flatMap((begun) => [...times(12, stays(begun, 10)), ...times(8, stays(begun, 100))]),
  });
  const december = { ...all, window: { from: "2024-12-01", to: "2024-12-31" } };
  const openOnes = { ...december, basis: "open" as const };
  const found = await postingDuration(market, openOnes, openOnes);
  expect(found).toMatchObject({ value: { total: 20, typicalDays: 10, baseline: { total: 20 } } });
  expect(found).toEqual(await postingDuration(market, december, december));
});

test("most still open after more than 90 days are typically over 90; after fewer nothing is known", async () => {
  const old = smallMarket({ postings: [...times(10, ten), ...times(30, open("2024-06-01"))] });
  expect(await postingDuration(old, all, all)).toMatchObject({ value: { typical: "over90" } });
  const young = smallMarket({ postings: [...times(10, ten), ...times(30, open("2024-12-01"))] });
  expect(await postingDuration(young, all, all)).toEqual({ state: "insufficientData" });
});

test("needs ten closed postings", async () => {
  const nine = smallMarket({ postings: [...times(9, ten), open("2024-06-01")] });
  expect(await postingDuration(nine, all, all)).toEqual({ state: "insufficientData" });
  expect(await postingDuration(smallMarket(), all, all)).toEqual({ state: "insufficientData" });
});

test("ratios add up to one and counts to the total", () =>
  law(anyPostings, async (selection) => {
    const found = await postingDuration(synthetic, selection, selection);
    if (found.state !== "value") return;
    const { total, shares } = found.value;
    expect(shares.reduce((sum, { ratio }) => sum + ratio, 0)).toBeCloseTo(1);
    expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { count, ratio } of shares) expect(Math.abs(count - ratio * total)).toBeLessThan(1);
  }));
