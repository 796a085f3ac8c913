import { expect, test } from "vitest";
import { flags, smallCall } from "../smallCall.ts";

const call = smallCall({
  talents: [
    { weight: 120.4, msa: 35620 },
    { weight: 80.3, msa: 41860 },
    { weight: 50, country: 826 },
  ],
});

// A3 supply: supply.count and threshold; A5 facet: supply takes msa or state
test("sums the weights of talents, by place when asked to", async () => {
  expect(await call("getSupply", "country=US&facet=msa@1")).toMatchObject({
    data: {
      supply: { count: 201, threshold: 1 },
      facets: { msa: [{ id: 35620, name: "New York-Newark-Jersey City, NY-NJ-PA", count: 120 }] },
    },
  });
});

test("is insufficient where there are no talents", async () => {
  expect(await call("getSupply", "country=DE")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});

test.each([
  ["getSupply", {}],
  ["getSupplyAdequacy", { peopletohire: 20 }],
  ["getLocationFactors", {}],
] as const)("%s counts talents, who have neither dates nor text, and echoes neither", async (id, own) => {
  const narrowed = await call(id, "msa=35620&query=nobody&daterange=1m");
  expect(narrowed).toEqual(await call(id, "msa=35620"));
  expect(narrowed).toMatchObject({ data: {} });
  expect(narrowed.input).toEqual({ msa: [35620], ...own, ...flags });
});
