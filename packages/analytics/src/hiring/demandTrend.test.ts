import fc from "fast-check";
import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { anyPostings, law, synthetic } from "../syntheticSelections.ts";
import { demand } from "./demand.ts";
import { demandTrend } from "./demandTrend.ts";

const market = smallMarket({
  postings: [{ firstSeen: "2024-01-20" }, { firstSeen: "2024-03-01" }, { firstSeen: "2024-03-31" }],
});
const spring = { fact: "posting" as const, filters: [], window: { from: "2024-01-15", to: "2024-03-31" } };

test("gives every month of the window, empty ones as 0, the first from its true start", async () =>
  expect(await demandTrend(market, spring, "monthly")).toEqual({
    state: "value",
    value: [
      { period: "2024-01-15", count: 1 },
      { period: "2024-02-01", count: 0 },
      { period: "2024-03-01", count: 2 },
    ],
  }));

test("gives quarters", async () =>
  expect(await demandTrend(market, spring, "quarterly")).toMatchObject({ value: [{ count: 3 }] }));

test("has insufficient data where there is no posting", async () =>
  expect(
    await demandTrend(market, { ...spring, window: { from: "2020-01-01", to: "2020-12-31" } }, "monthly"),
  ).toEqual({ state: "insufficientData" }));

test("the periods add up to the demand when postings are counted by first day", () =>
  law(
    fc.tuple(anyPostings, fc.constantFrom("monthly" as const, "quarterly" as const)),
    async ([each, interval]) => {
      const selection = { ...each, basis: "firstSeen" as const };
      const [trend, whole] = await Promise.all([
        demandTrend(synthetic, selection, interval),
        demand(synthetic, selection),
      ]);
      expect(trend.state).toBe(whole.state);
      if (trend.state !== "value" || whole.state !== "value") return;
      expect(trend.value.reduce((total, { count }) => total + count, 0)).toBe(whole.value.count);
    },
  ));
