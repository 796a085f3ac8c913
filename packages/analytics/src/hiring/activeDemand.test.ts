import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { anyPostings, law, synthetic } from "../syntheticSelections.ts";
import { activeDemand } from "./activeDemand.ts";

const all = { fact: "posting" as const, filters: [] };

test("counts postings without a last-seen day, and those last seen on the as-of date", async () => {
  const market = smallMarket({ postings: [{}, { lastSeen: "2024-12-31" }, { lastSeen: "2024-12-30" }] });
  expect(await activeDemand(market, all)).toEqual({ state: "value", value: 2 });
});

test("counts on the last day of the window, however long ago postings began", async () => {
  const market = smallMarket({
    postings: [{ firstSeen: "2015-01-01" }, { lastSeen: "2024-06-30" }, { firstSeen: "2024-07-01" }],
  });
  const window = { from: "2024-06-01", to: "2024-06-30" };
  expect(await activeDemand(market, { ...all, window })).toEqual({ state: "value", value: 2 });
});

test("has insufficient data when all are closed", async () =>
  expect(await activeDemand(smallMarket({ postings: [{ lastSeen: "2024-12-30" }] }), all)).toEqual({
    state: "insufficientData",
  }));

test("is never more than the postings open at any time", () =>
  law(anyPostings, async ({ window: _, ...selection }) => {
    const active = await activeDemand(synthetic, selection);
    const ever = await synthetic.count(selection);
    expect(active.state === "value" ? active.value : 0).toBeLessThanOrEqual(ever);
  }));
