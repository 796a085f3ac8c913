import { expect, test } from "vitest";
import { flags, smallCall, times } from "../smallCall.ts";

const [november, december] = [{ firstSeen: "2024-11-15" }, { firstSeen: "2024-12-15" }];

/** Python falls from 40 of 60 postings to 20, Java rises from 20 to 40. */
const call = smallCall({
  postings: [
    ...times(40, { ...november, skills: [1001] }),
    ...times(20, { ...november, skills: [1002] }),
    ...times(20, { ...december, skills: [1001] }),
    ...times(40, { ...december, skills: [1002] }),
  ],
});
const python = { id: 1001, label: "Python", type: "Tools and Technologies", demand: 20 };
const java = { id: 1002, label: "Java", type: "Tools and Technologies", demand: 40 };

// A3 ranking by category: top, growing and declining; input echoes comparisonTimeframe
test("gives the top, growing and declining skills against the window before", async () => {
  expect(await call("getSkillRankingByCategory", "country=US&daterange=31d")).toEqual({
    data: { topSkills: [java, python], topGrowingSkills: [java], topDecliningSkills: [python] },
    input: {
      country: "US",
      limit: 100,
      daterange: "2024-12-01-2024-12-31",
      comparisonTimeframe: "2024-10-31-2024-11-30",
      ...flags,
    },
  });
});

// A9 skills by category up to 100 per category
test("gives at most a hundred of a category, and refuses to be asked for more", async () => {
  const skills = Array.from({ length: 120 }, (_, index) => 1001 + index);
  const many = smallCall({ postings: [{ skills }] });
  const answer = await many("getSkillRankingByCategory", "country=US");
  expect("data" in answer && answer.data.topSkills).toHaveLength(100);
  await expect(many("getSkillRankingByCategory", "country=US&limit=101")).rejects.toMatchObject({
    word: "tooMany",
  });
});

test("is insufficient without postings", async () => {
  expect(await call("getSkillRankingByCategory", "country=DE")).toMatchObject({
    missing: "INSUFFICIENT_DATA",
  });
});
