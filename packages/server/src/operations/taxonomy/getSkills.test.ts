import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall();

// A3 skills taxonomy: id, name, category
test("finds skills by keyword, the best match first", async () => {
  const answer = await call("getSkills", "keyword=python&limit=3");
  expect("data" in answer && answer.data.skills[0]).toEqual({
    id: 1001,
    name: "Python",
    category: { id: 3, name: "Tools and Technologies" },
  });
  expect(answer.input).toEqual({ keyword: ["python"], limit: 3, pageno: 1 });
});

// A3 skill categories: 1 Skills, 2 Knowledge, 3 Tools and Technologies, 4 Personal Abilities
test("finds within a category", async () => {
  for (const [id, name] of [
    [1, "Skills"],
    [2, "Knowledge"],
    [3, "Tools and Technologies"],
    [4, "Personal Abilities"],
  ]) {
    const answer = await call("getSkills", `categoryid=${id}&limit=5`);
    const categories = "data" in answer ? answer.data.skills.map(({ category }) => category) : [];
    expect(categories).toEqual(Array.from({ length: 5 }, () => ({ id, name })));
  }
  await expect(call("getSkills", "categoryid=5")).rejects.toMatchObject({ word: "invalidValue" });
});

test("finds nothing for words that are no skill", async () => {
  expect(await call("getSkills", "keyword=xqzxqz")).toMatchObject({ missing: "NO_DATA_FOUND" });
});

// A5 taxonomy keyword: each of 2 to 50 characters
test("takes ten keywords of up to fifty characters and not eleven", async () => {
  const long = ["natural language processing toolkits of many kinds", "python"].join();
  expect(await call("getSkills", `keyword=${long}`)).toMatchObject({
    data: { skills: expect.arrayContaining([expect.objectContaining({ name: "Python" })]) },
  });
  const many = (count: number) => `keyword=${Array(count).fill("python").join()}`;
  expect(await call("getSkills", many(10))).toMatchObject({ input: { keyword: ["python"] } });
  await expect(call("getSkills", many(11))).rejects.toMatchObject({ word: "tooMany" });
});
