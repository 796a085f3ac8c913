import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { locationRanking } from "./locationRanking.ts";

const market = smallMarket({
  postings: [
    { country: 840, msa: 2 },
    { country: 840, msa: 1 },
    { country: 826, msa: 1 },
  ],
});
const all = { fact: "posting" as const, filters: [] };

test("ranks metropolitan areas, or countries when several are compared", async () => {
  expect(await locationRanking(market, all, { by: "msa" })).toMatchObject({
    value: { totalDemand: 3, ranked: [{ id: 1, count: 2 }, { id: 2 }] },
  });
  expect(await locationRanking(market, all, { by: "country", limit: 1 })).toMatchObject({
    value: { ranked: [{ id: 840, count: 2 }] },
  });
});
