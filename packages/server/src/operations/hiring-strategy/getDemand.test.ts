import { expect, test } from "vitest";
import { flags, pastYear, smallCall } from "../smallCall.ts";

const call = smallCall({
  postings: [
    { msa: 35620, skills: [1001, 1002], employer: 1 },
    { msa: 35620, skills: [1001], employer: 2 },
    { msa: 41860, skills: [1001], employer: 1, firstSeen: "2023-12-31" },
    { country: 826, skills: [1001] },
  ],
});

// A3 demand: demand.count
test("counts the past year's postings of the place and role", async () => {
  expect(await call("getDemand", "country=US&skill=1001")).toEqual({
    data: { demand: { count: 2 } },
    input: { country: "US", skill: ["1001"], daterange: pastYear, ...flags },
  });
});

// A5 facet: demand takes several
test("breaks the count down by the facets asked for, under their names on the wire", async () => {
  expect(await call("getDemand", "country=US&skill=1001&facet=employers@1,msa")).toMatchObject({
    data: {
      facets: {
        employers: [{ id: 1, name: "Employer 1", count: 1 }],
        msa: [{ id: 35620, name: "New York-Newark-Jersey City, NY-NJ-PA", count: 2 }],
      },
    },
    input: { facet: ["employers@1", "msa@50"] },
  });
});

// A8 insufficient data
test("tells that no posting matches", async () => {
  expect(await call("getDemand", "country=DE&skill=1001")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});
