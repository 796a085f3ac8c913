import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

const call = smallCall({ postings: times(3, {}), talents: [{ weight: 10 }] });

// A3 supply-demand ratio
test("divides talents by postings and names the band", async () => {
  expect(await call("getSupplyDemandRatio", "country=US")).toMatchObject({
    data: { demand: 3, supply: 10, ratio: 3.33, label: "Moderate" },
  });
});

test("leaves a query aside, in the openings and in the echo: talents have no text", async () => {
  expect(await call("getSupplyDemandRatio", "country=US&query=nobody")).toMatchObject({
    data: { demand: 3, supply: 10 },
    input: expect.not.objectContaining({ query: "nobody" }),
  });
});
