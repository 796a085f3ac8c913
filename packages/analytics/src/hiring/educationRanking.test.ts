import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { anyPostings, law, synthetic } from "../syntheticSelections.ts";
import { educationRanking } from "./educationRanking.ts";

test("ranks by postings with shares of all, those without a value included", async () => {
  const market = smallMarket({ postings: [{ education: 3 }, { education: 3 }, { education: 1 }, {}] });
  expect(await educationRanking(market, { fact: "posting", filters: [] }, { limit: 5 })).toEqual({
    state: "value",
    value: {
      totalDemand: 4,
      ranked: [
        { id: 3, count: 2, share: 0.5 },
        { id: 1, count: 1, share: 0.25 },
      ],
    },
  });
});

test("shares add up to at most one", () =>
  law(anyPostings, async (selection) => {
    const found = await educationRanking(synthetic, selection);
    if (found.state !== "value") return;
    expect(found.value.ranked.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
  }));
