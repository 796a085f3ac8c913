import { expect, test } from "vitest";
import { flags, pastYear, smallCall, times } from "../smallCall.ts";

/** Java stands with Python in 10 of its 10 postings; communication, which everybody asks for, in 10 of 40. */
const call = smallCall({
  postings: [
    ...times(10, { skills: [1001, 1002, 29001], occupation: 15125200 }),
    ...times(30, { skills: [29001], occupation: 29114100 }),
  ],
});

// A3 adjacencies: primary and secondary skills with relatedness
test("lists what stands beside the primary skill, ubiquitous skills left out", async () => {
  expect(await call("getSkillAdjacencies", "primaryskill=1001")).toEqual({
    data: {
      primarySkill: { id: 1001, label: "Python", category: "Tools and Technologies", relatednessscore: 1 },
      secondarySkills: [{ id: 1002, label: "Java", category: "Tools and Technologies", relatednessscore: 1 }],
    },
    input: { primaryskill: 1001, limit: 50, daterange: pastYear, ...flags },
  });
});

test("is insufficient for a skill that fewer than ten postings carry", async () => {
  expect(await call("getSkillAdjacencies", "primaryskill=1003")).toMatchObject({
    missing: "INSUFFICIENT_DATA",
  });
  const nurses = "primaryskill=1001&occupation=29-1141.00";
  expect(await call("getSkillAdjacencies", nurses)).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});

// A9 adjacencies: 50 secondary skills by default
test("gives fifty secondary skills, and refuses to be asked for more", async () => {
  const skills = Array.from({ length: 60 }, (_, index) => 1001 + index);
  const many = smallCall({ postings: [...times(10, { skills }), ...times(90, {})] });
  const answer = await many("getSkillAdjacencies", "primaryskill=1001");
  expect("data" in answer && answer.data.secondarySkills).toHaveLength(50);
  await expect(many("getSkillAdjacencies", "primaryskill=1001&limit=51")).rejects.toMatchObject({
    word: "tooMany",
  });
});

// A5 primaryskill: required, one skill id
test.each([
  ["", "parameterMissing"],
  ["primaryskill=1001,1002", "tooMany"],
  ["primaryskill=999999", "invalidValue"],
])("refuses %j", async (query, word) => {
  await expect(call("getSkillAdjacencies", query)).rejects.toMatchObject({ word });
});
