import { expect, test } from "vitest";
import { flags, smallCall, times } from "../smallCall.ts";

const call = smallCall({ postings: times(3, {}), talents: [{ weight: 5 }] });

// A3 summary
test("gives each block its own apiCode, so that one may have data while another has not", async () => {
  expect(await call("getSummary", "country=US")).toMatchObject({
    data: {
      demand: { apiCode: "SUCCESS", messages: [], input: flags, count: 3 },
      supply: { apiCode: "SUCCESS", count: 5 },
      salary: {
        apiCode: "INSUFFICIENT_DATA",
        messages: ["Insufficient data for the request"],
        percentile50: null,
        currency: { currencyCode: "USD", currencySymbol: "$" },
      },
      hiringdifficulty: { apiCode: "INSUFFICIENT_DATA", score: null, label: null },
    },
  });
});

test("is insufficient as a whole only when no block has data", async () => {
  expect(await call("getSummary", "country=DE")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});

test("demand counts open jobs where the data settings say so; pay, difficulty and duration new ones; each block tells", async () => {
  const caller = { dataSettings: { showStaffing: true, showAnonymous: true, newJobs: false } };
  const closed = { lastSeen: "2024-06-11", payUsd: 1_000 };
  const older = { firstSeen: "2023-06-01", lastSeen: "2024-06-01", payUsd: 2_000 };
  const both = smallCall({ postings: [...times(30, closed), ...times(40, older)], caller });
  const open = { ...flags, newJobs: false, openJobs: true };
  expect(await both("getSummary", "country=US")).toMatchObject({
    data: {
      demand: { input: open, count: 70 },
      supply: { input: open },
      salary: { input: flags, percentile75: 1_000 },
      hiringdifficulty: { input: flags },
      postingduration: { input: flags, total: 30, typicalpostingduration: "30 days or less" },
    },
    input: open,
  });
});
