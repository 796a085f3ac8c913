import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  postings: [
    { msa: 35620, firstSeen: "2024-10-01" },
    { msa: 35620, firstSeen: "2024-12-01" },
    { msa: 41860, firstSeen: "2024-12-01" },
    { country: 826, firstSeen: "2024-12-01" },
  ],
});

// A3 location trend; A5 frequency: monthly or quarterly
test("follows the leading areas of a country by quarter", async () => {
  expect(await call("getLocationTrend", "country=US&daterange=2q&frequency=quarterly")).toMatchObject({
    data: {
      locations: [
        {
          id: 35620,
          name: "New York-Newark-Jersey City, NY-NJ-PA",
          trend: [
            { period: "2024-07-01", demandCount: 0 },
            { period: "2024-10-01", demandCount: 2 },
          ],
        },
        { id: 41860, trend: [{ demandCount: 0 }, { demandCount: 1 }] },
      ],
    },
    input: { frequency: "quarterly", daterange: "2024-07-01-2024-12-31" },
  });
});

test("follows the areas asked for, also one without postings", async () => {
  expect(await call("getLocationTrend", "msa=41860,31080&daterange=1m")).toMatchObject({
    data: {
      locations: [
        { id: 41860, trend: [{ period: "2024-12-01", demandCount: 1 }] },
        { id: 31080, trend: [{ period: "2024-12-01", demandCount: 0 }] },
      ],
    },
    input: { frequency: "monthly", msa: [41860, 31080] },
  });
});

test("follows the countries when several are given", async () => {
  const answer = await call("getLocationTrend", "country=US,GB&daterange=1m");
  expect("data" in answer && answer.data.locations.map(({ name }) => name)).toEqual([
    "United States",
    "United Kingdom",
  ]);
});

test("is insufficient without postings", async () => {
  expect(await call("getLocationTrend", "country=DE")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});
