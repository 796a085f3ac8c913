import type { PostingRecord } from "@talent/market";
import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { anyPostings, law, synthetic } from "../syntheticSelections.ts";
import { compensation } from "./compensation.ts";

const all = { fact: "posting" as const, filters: [] };
const paid = (count: number, posting: Partial<PostingRecord> = {}) =>
  Array.from({ length: count }, (_, index) => ({ ...posting, payUsd: 10_000 + index * 1_000 }));

test("gives the quartiles of the paid postings", async () =>
  expect(await compensation(smallMarket({ postings: [...paid(41), {}, {}] }), all)).toEqual({
    state: "value",
    value: { postings: 41, percentile25: 20_000, percentile50: 30_000, percentile75: 40_000 },
  }));

test("looks at the twelve months up to the last day of the window, however short it is", async () => {
  const market = smallMarket({ postings: [...paid(41), ...paid(9, { firstSeen: "2023-12-31" })] });
  const lastWeek = { ...all, window: { from: "2024-12-25", to: "2024-12-31" }, basis: "open" as const };
  expect(await compensation(market, lastWeek)).toMatchObject({ value: { postings: 41 } });
  const yearBefore = { ...all, window: { from: "2024-06-01", to: "2024-06-01" } };
  expect(await compensation(market, yearBefore)).toMatchObject({ value: { postings: 50 } });
});

test("has insufficient data below thirty paid postings", async () => {
  expect(await compensation(smallMarket({ postings: paid(29) }), all)).toEqual({ state: "insufficientData" });
  expect(await compensation(smallMarket({ postings: paid(30) }), all)).toMatchObject({ state: "value" });
});

test("leaves out facet values below thirty paid postings", async () => {
  const market = smallMarket({ postings: [...paid(31, { msa: 1 }), ...paid(29, { msa: 2 })] });
  expect(await compensation(market, all, { dimension: "msa", limit: 10 })).toMatchObject({
    value: {
      postings: 60,
      facet: { dimension: "msa", values: [{ id: 1, postings: 31, percentile50: 25_000 }] },
    },
  });
});

test("percentiles never fall", () =>
  law(anyPostings, async ({ filters }) => {
    const pay = await compensation(synthetic, { ...all, filters });
    if (pay.state !== "value") return;
    const { percentile25, percentile50, percentile75 } = pay.value;
    expect(percentile25).toBeLessThanOrEqual(percentile50);
    expect(percentile50).toBeLessThanOrEqual(percentile75);
  }));
