import fc from "fast-check";
import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { anyPostings, law, synthetic } from "../syntheticSelections.ts";
import { skillRanking } from "./skillRanking.ts";

const all = { fact: "posting" as const, filters: [] };
const market = smallMarket({
  postings: [{ skills: [7, 5] }, { skills: [5, 9] }, { skills: [5] }, { skills: [] }],
});

test("ranks skills by postings, ties by id, with shares of all postings", async () =>
  expect(await skillRanking(market, all)).toEqual({
    state: "value",
    value: {
      totalDemand: 4,
      ranked: [
        { id: 5, count: 3, share: 0.75 },
        { id: 7, count: 1, share: 0.25 },
        { id: 9, count: 1, share: 0.25 },
      ],
    },
  }));

test("ranks only those asked for", async () =>
  expect(await skillRanking(market, all, { among: [9, 5] })).toMatchObject({
    value: { ranked: [{ id: 5 }, { id: 9 }] },
  }));

test("has insufficient data without postings, and an empty list without skills", async () => {
  expect(await skillRanking(smallMarket(), all)).toEqual({ state: "insufficientData" });
  expect(await skillRanking(smallMarket({ postings: [{}] }), all)).toMatchObject({ value: { ranked: [] } });
});

test("a shorter ranking is the beginning of a longer one", () =>
  law(fc.tuple(anyPostings, fc.nat(10), fc.nat(10)), async ([selection, one, more]) => {
    const short = await skillRanking(synthetic, selection, { limit: one });
    const long = await skillRanking(synthetic, selection, { limit: one + more });
    if (short.state !== "value" || long.state !== "value") return;
    expect(short.value.ranked).toEqual(long.value.ranked.slice(0, one));
  }));
