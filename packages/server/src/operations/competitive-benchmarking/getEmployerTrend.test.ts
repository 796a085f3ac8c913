import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  postings: [
    { employer: 2, firstSeen: "2024-11-05" },
    { employer: 2, firstSeen: "2024-12-31" },
    { employer: 1, firstSeen: "2024-12-05" },
  ],
});

// A3 employer trend
test("follows the leading employers by month", async () => {
  expect(await call("getEmployerTrend", "country=US&daterange=2m")).toMatchObject({
    data: {
      employers: [
        {
          id: 2,
          name: "Employer 2",
          trend: [
            { period: "2024-11-01", demandCount: 1 },
            { period: "2024-12-01", demandCount: 1 },
          ],
        },
        {
          id: 1,
          name: "Employer 1",
          trend: [
            { period: "2024-11-01", demandCount: 0 },
            { period: "2024-12-01", demandCount: 1 },
          ],
        },
      ],
    },
    input: { daterange: "2024-11-01-2024-12-31" },
  });
});

test("follows the employers asked for alone", async () => {
  const answer = await call("getEmployerTrend", "country=US&daterange=2m&employer=1");
  expect("data" in answer && answer.data.employers.map(({ id }) => id)).toEqual([1]);
});

test("is insufficient without postings, and refuses more than a year", async () => {
  expect(await call("getEmployerTrend", "country=DE")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
  await expect(call("getEmployerTrend", "country=US&daterange=2y")).rejects.toMatchObject({
    word: "tooMany",
  });
});
