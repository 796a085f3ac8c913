import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  postings: [{ skills: [1001, 1002] }, { skills: [1001] }, { skills: [29001] }, {}],
});

// A3 skill ranking
test("ranks skills by postings with the name of their category, ties by id", async () => {
  expect(await call("getSkillRanking", "country=US")).toMatchObject({
    data: {
      Skills: [
        { id: 1001, type: "Tools and Technologies", label: "Python", demand: 2 },
        { id: 1002, type: "Tools and Technologies", label: "Java", demand: 1 },
        { id: 29001, type: "Personal Abilities", label: "Communication skills", demand: 1 },
      ],
      totalDemand: 4,
    },
    input: { limit: 100 },
  });
});

test("is insufficient without postings", async () => {
  expect(await call("getSkillRanking", "country=DE")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});
