import { expect, test } from "vitest";
import { smallMarket } from "../smallMarket.ts";
import { credentialRanking } from "./credentialRanking.ts";

test("counts a posting once for each of its credentials", async () => {
  const market = smallMarket({ postings: [{ credentials: [4, 2] }, { credentials: [4] }] });
  expect(await credentialRanking(market, { fact: "posting", filters: [] })).toEqual({
    state: "value",
    value: {
      totalDemand: 2,
      ranked: [
        { id: 4, count: 2, share: 1 },
        { id: 2, count: 1, share: 0.5 },
      ],
    },
  });
});
