import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall();

// A3 skill lookup: id, category1 with category2, name
test("tells a skill's category and its field of work within it", async () => {
  expect(await call("getSkillLookup", "skill=1001")).toEqual({
    data: {
      id: 1001,
      name: "Python",
      category1: { id: 3, label: "Tools and Technologies", category2: { id: 1, label: "Programming" } },
    },
    input: { skill: [1001] },
  });
});

// A5 skill lookup requires skill, up to 10
test("takes up to ten skills, at least one, and such as exist", async () => {
  const ten = "1001,1002,1003,1004,1005,1006,1007,1008,1009,1010";
  const answer = await call("getSkillLookup", `skill=${ten}`);
  expect("data" in answer && answer.data).toHaveLength(10);
  await expect(call("getSkillLookup", `skill=${ten},1011`)).rejects.toMatchObject({ word: "tooMany" });
  await expect(call("getSkillLookup", "")).rejects.toMatchObject({ word: "parameterMissing" });
  await expect(call("getSkillLookup", "skill=999999")).rejects.toMatchObject({ word: "invalidValue" });
});
