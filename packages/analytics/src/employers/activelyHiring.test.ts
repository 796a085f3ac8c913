import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { activelyHiring } from "./activelyHiring.ts";

test("ranks employers by postings open on the last day, with their share of all of them", async () => {
  const market = smallMarket({
    postings: [
      ...times(2, { employer: 3 }),
      ...times(5, { employer: 4, lastSeen: "2024-12-30" }),
      { employer: 4, firstSeen: "2020-01-01" },
      {},
    ],
  });
  expect(await activelyHiring(market, { fact: "posting", filters: [] }, { limit: 5 })).toEqual({
    state: "value",
    value: {
      totalDemand: 4,
      ranked: [
        { id: 3, count: 2, share: 0.5 },
        { id: 4, count: 1, share: 0.25 },
      ],
    },
  });
});

test("looks at the last day of the window", async () => {
  const market = smallMarket({ postings: [{ employer: 1, lastSeen: "2024-07-01" }, { employer: 2 }] });
  const window = { from: "2024-07-01", to: "2024-07-02" };
  expect(await activelyHiring(market, { fact: "posting", filters: [], window })).toMatchObject({
    value: { ranked: [{ id: 2 }] },
  });
});
