import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

const call = smallCall({
  postings: [
    ...times(4, { remote: 0 }),
    { remote: 1, firstSeen: "2024-12-05" },
    { remote: 1, firstSeen: "2024-11-05" },
    { remote: 2, firstSeen: "2024-12-05" },
    { remote: 3, firstSeen: "2024-12-05" },
  ],
});

// A3 remote distribution
test("tells remote from on-site work, with the remote postings by month", async () => {
  const answer = await call("getRemoteDistribution", "country=US");
  expect(answer).toMatchObject({
    data: {
      unspecified_onsite: { count: 4, percentage: 50 },
      totalremote: {
        count: 4,
        percentage: 50,
        fullyremote: { count: 2, percentage: 25 },
        temporaryremote: { count: 1, percentage: 12.5 },
        hybridremote: { count: 1, percentage: 12.5 },
      },
    },
  });
  const trend = "data" in answer ? answer.data.remotetrend : [];
  expect(trend).toHaveLength(12);
  expect(trend.slice(-2)).toEqual([
    { period: "2024-11-01", count: 1 },
    { period: "2024-12-01", count: 3 },
  ]);
});

test("is insufficient without postings", async () => {
  expect(await call("getRemoteDistribution", "country=DE")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});
