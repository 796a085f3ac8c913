import { parseKeyword } from "@talent/market";
import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { supplyDemandRatio } from "./supplyDemandRatio.ts";

const all = { fact: "posting" as const, filters: [] };
const marketOf = (supply: number) => smallMarket({ postings: times(4, {}), talents: [{ weight: supply }] });

test.each([
  [3.4, 0.75, "veryLow"],
  [4, 1, "low"],
  [10, 2.5, "moderate"],
  [20, 5, "high"],
  [39.4, 9.75, "high"],
  [39.6, 10, "veryHigh"],
  [40, 10, "veryHigh"],
])(
  "%d workers, told in whole numbers, for four openings are %d candidates each: %s",
  async (workers, ratio, label) =>
    expect(await supplyDemandRatio(marketOf(workers), all)).toEqual({
      state: "value",
      value: { demand: 4, supply: Math.round(workers), ratio, label },
    }),
);

test("needs openings and workers", async () => {
  expect(await supplyDemandRatio(smallMarket({ postings: [{}] }), all)).toEqual({
    state: "insufficientData",
  });
  expect(await supplyDemandRatio(smallMarket({ talents: [{}] }), all)).toEqual({ state: "insufficientData" });
});

test("the openings that mention a word are not compared with all workers", async () => {
  const market = smallMarket({
    postings: [...times(3, {}), { rawTitle: "Night nurse" }],
    talents: [{ weight: 10 }],
  });
  const spoken = await supplyDemandRatio(market, { ...all, keyword: parseKeyword("night") });
  expect(spoken).toEqual({
    state: "value",
    value: { demand: 4, supply: 10, ratio: 2.5, label: "moderate" },
  });
});
