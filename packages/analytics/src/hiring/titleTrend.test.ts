import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { anyPostings, law, synthetic } from "../syntheticSelections.ts";
import { titleTrend } from "./titleTrend.ts";

const quarter = { fact: "posting" as const, filters: [], window: { from: "2024-01-01", to: "2024-03-31" } };
const market = smallMarket({
  postings: [
    { title: 7, firstSeen: "2024-01-05" },
    { title: 7, firstSeen: "2024-03-05" },
    { title: 5, firstSeen: "2024-02-05" },
    { title: 9, firstSeen: "2024-02-05" },
  ],
});

test("follows the leading ones in the order of their ranking, through every month", async () =>
  expect(await titleTrend(market, quarter, { interval: "monthly", limit: 2 })).toEqual({
    state: "value",
    value: [
      {
        id: 7,
        trend: [
          { period: "2024-01-01", count: 1 },
          { period: "2024-02-01", count: 0 },
          { period: "2024-03-01", count: 1 },
        ],
      },
      {
        id: 5,
        trend: [
          { period: "2024-01-01", count: 0 },
          { period: "2024-02-01", count: 1 },
          { period: "2024-03-01", count: 0 },
        ],
      },
    ],
  }));

test("each trend adds up to the count it is ranked by", () =>
  law(anyPostings, async (each) => {
    const selection = { ...each, basis: "firstSeen" as const };
    const found = await titleTrend(synthetic, selection, { interval: "quarterly" });
    if (found.state !== "value") return;
    const [ranking] = await synthetic.countBy(selection, [{ dimension: "title" }]);
    expect(
      found.value.map(({ id, trend }) => ({
        value: id,
        count: trend.reduce((sum, { count }) => sum + count, 0),
      })),
    ).toEqual(ranking?.values);
  }));
