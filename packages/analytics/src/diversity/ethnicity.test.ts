import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { ethnicity } from "./ethnicity.ts";

const all = { fact: "posting" as const, filters: [] };
const market = smallMarket({
  talents: [
    { state: 8, ethnicity: 1, weight: 100 },
    { state: 8, ethnicity: 2, weight: 50 },
    { state: 8, ethnicity: 3, weight: 49.999 },
    { state: 9, ethnicity: 3, weight: 0.001 },
    { state: 9, weight: 500 },
  ],
});

test("gives shares of those whose group is known; a group below a weight of fifty hides the next smallest with it", async () =>
  expect(await ethnicity(market, all, { country: 840, by: "state" })).toEqual({
    state: "value",
    value: {
      shares: [
        { group: 1, share: 0.5 },
        { group: 2, share: 0.25 },
        { group: 3, share: 0.25 },
      ],
      places: [
        {
          id: 8,
          shares: [{ group: 1, share: 100 / 199.999 }],
        },
      ],
    },
  }));

test("has data for the US, South Africa and the United Kingdom only", async () => {
  expect(await ethnicity(market, all, { country: 276, by: "msa" })).toEqual({ state: "insufficientData" });
  expect(await ethnicity(market, all, { country: 710, by: "msa" })).toMatchObject({ state: "value" });
  expect(await ethnicity(smallMarket(), all, { country: 840, by: "msa" })).toEqual({
    state: "insufficientData",
  });
});
