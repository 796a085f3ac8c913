import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  postings: [
    { skills: [1001], firstSeen: "2024-11-30" },
    { skills: [1001, 1002], firstSeen: "2024-12-01" },
  ],
});
const trendOf = (...counts: [number, number]) => [
  { period: "2024-11-01", demandCount: counts[0] },
  { period: "2024-12-01", demandCount: counts[1] },
];

// A3 skill trend
test("follows the leading skills by month", async () => {
  expect(await call("getSkillTrend", "country=US&daterange=2m")).toMatchObject({
    data: {
      skills: [
        { id: 1001, name: "Python", trend: trendOf(1, 1) },
        { id: 1002, name: "Java", trend: trendOf(0, 1) },
      ],
    },
  });
});

test("follows the skills asked for alone, within the postings that carry them", async () => {
  expect(await call("getSkillTrend", "country=US&daterange=2m&skill=req:1002")).toMatchObject({
    data: { skills: [{ id: 1002, trend: trendOf(0, 1) }] },
    input: { skill: ["req:1002"] },
  });
});

test("a skill asked for that no posting carries stands behind the others, 0 in every month", async () => {
  expect(await call("getSkillTrend", "country=US&daterange=2m&skill=1004,1003,1002")).toMatchObject({
    data: {
      skills: [
        { id: 1002, trend: trendOf(0, 1) },
        { id: 1003, trend: trendOf(0, 0) },
        { id: 1004, name: "JavaScript", trend: trendOf(0, 0) },
      ],
    },
  });
  const none = await call("getSkillTrend", "country=US&daterange=2m&skill=1004,1003");
  expect(none).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});

// A9 trend data covers up to one year
test("takes exactly a year, and refuses a day more", async () => {
  expect(await call("getSkillTrend", "country=US&daterange=2024-01-01-2024-12-31")).toHaveProperty("data");
  const longer = call("getSkillTrend", "country=US&daterange=2023-12-31-2024-12-31");
  await expect(longer).rejects.toMatchObject({ word: "tooMany" });
});
