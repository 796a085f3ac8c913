import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { supply } from "./supply.ts";

const window = { from: "2024-01-01", to: "2024-12-31" };
const nurses = {
  fact: "posting" as const,
  window,
  filters: [{ dimension: "occupation" as const, any: [29] }],
};
const market = smallMarket({
  talents: [
    { occupation: 29, weight: 100.25, msa: 1 },
    { occupation: 29, weight: 50.5, msa: 2 },
    { occupation: 15, weight: 1_000, msa: 1 },
  ],
});

test("sums the weights of talents in the role, in whole numbers", async () =>
  expect(await supply(market, nurses, [{ dimension: "msa", limit: 1 }])).toEqual({
    state: "value",
    value: { count: 151, facets: [{ dimension: "msa", values: [{ value: 1, count: 100 }] }], threshold: 1 },
  }));

test("has insufficient data below the threshold", async () =>
  expect(await supply(smallMarket({ talents: [{ occupation: 29, weight: 0.9 }] }), nurses)).toEqual({
    state: "insufficientData",
  }));
