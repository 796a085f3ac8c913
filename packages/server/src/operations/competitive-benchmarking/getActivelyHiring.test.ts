import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

const call = smallCall({
  postings: [
    ...times(2, { employer: 2 }),
    { employer: 1, firstSeen: "2020-01-01" },
    { employer: 3, lastSeen: "2024-12-30" },
    {},
  ],
});

// A3 actively hiring: employers by open postings with their share of all that are open
test("ranks employers by their open postings, those of no known employer in the total", async () => {
  expect(await call("getActivelyHiring", "country=US")).toMatchObject({
    data: {
      totalDemand: 4,
      employers: [
        { id: 2, name: "Employer 2", demandCount: 2, postingPercentage: 50 },
        { id: 1, name: "Employer 1", demandCount: 1, postingPercentage: 25 },
      ],
    },
  });
});

test("is insufficient where nothing is open", async () => {
  expect(await call("getActivelyHiring", "country=DE")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});

// A1 data settings: the input echoes what was counted
test("echoes that open postings of the last day were counted", async () => {
  expect(await call("getActivelyHiring", "country=US&daterange=1y")).toMatchObject({
    input: { daterange: "2024-12-31-2024-12-31", newJobs: false, openJobs: true },
  });
});
