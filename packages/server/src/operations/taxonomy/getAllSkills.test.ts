import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall();
const idsOf = (answer: Awaited<ReturnType<typeof call<"getAllSkills">>>) =>
  "data" in answer ? answer.data.skills.map(({ id }) => id) : [];

// A9 all skills: default top 1000, one category at a time
test("gives a thousand skills of one category by id, the first without categoryid", async () => {
  const answer = await call("getAllSkills");
  const ids = idsOf(answer);
  expect(ids).toHaveLength(1000);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect(answer.input).toEqual({ categoryid: [1], limit: 1000 });
  await expect(call("getAllSkills", "categoryid=1,2")).rejects.toMatchObject({ word: "tooMany" });
});

test("goes on after an id until every skill of the category was given once", async () => {
  const all: number[] = [];
  let answer = await call("getAllSkills", "after=0");
  while (idsOf(answer).length > 0) {
    all.push(...idsOf(answer));
    answer = await call("getAllSkills", `after=${all.at(-1)}`);
  }
  expect(answer).toMatchObject({ missing: "NO_DATA_FOUND" });
  expect(new Set(all).size).toBe(all.length);
  const first = await call("getAllSkills", "limit=1");
  expect("data" in first && first.data.numFound).toBe(all.length);
});

// A5 after: mutually exclusive with limit
test("refuses a cursor and a limit together", async () => {
  await expect(call("getAllSkills", "after=0&limit=10")).rejects.toMatchObject({ word: "mutuallyExclusive" });
});
