import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  postings: [{ firstSeen: "2024-10-01" }, { firstSeen: "2024-12-31" }, { firstSeen: "2024-12-01" }],
});

// A3 demand trend
test("counts by month, empty months as 0", async () => {
  expect(await call("getDemandTrend", "country=US&daterange=1q")).toMatchObject({
    data: {
      trend: [
        { period: "2024-10-01", demandCount: 1 },
        { period: "2024-11-01", demandCount: 0 },
        { period: "2024-12-01", demandCount: 2 },
      ],
    },
    input: { frequency: "monthly", daterange: "2024-10-01-2024-12-31" },
  });
});

// A5 frequency: monthly or quarterly
test("counts by quarter when asked to", async () => {
  expect(await call("getDemandTrend", "country=US&daterange=2q&frequency=quarterly")).toMatchObject({
    data: {
      trend: [
        { period: "2024-07-01", demandCount: 0 },
        { period: "2024-10-01", demandCount: 3 },
      ],
    },
  });
});

// A5 trend data: up to one year
test("refuses more than a year", async () => {
  await expect(call("getDemandTrend", "country=US&daterange=13m")).rejects.toMatchObject({ word: "tooMany" });
});
