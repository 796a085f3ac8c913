import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { locationTrend } from "./locationTrend.ts";

test("follows the leading places by quarter", async () => {
  const market = smallMarket({
    postings: [
      { country: 840, firstSeen: "2024-01-05" },
      { country: 840, firstSeen: "2024-05-05" },
      { country: 826, firstSeen: "2024-05-05" },
    ],
  });
  const window = { from: "2024-01-01", to: "2024-06-30" };
  const options = { by: "country" as const, interval: "quarterly" as const };
  expect(await locationTrend(market, { fact: "posting", filters: [], window }, options)).toMatchObject({
    value: [
      { id: 840, trend: [{ count: 1 }, { count: 1 }] },
      { id: 826, trend: [{ count: 0 }, { period: "2024-04-01", count: 1 }] },
    ],
  });
});
