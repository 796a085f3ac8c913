import { expect, test } from "vitest";
import { EntriesById } from "./EntriesById.ts";

function register() {
  const asked: (readonly number[])[] = [];
  const entries = new EntriesById(async (ids) => {
    asked.push(ids);
    return ids.filter((id) => id < 100).map((id) => ({ id, name: `entry ${id}` }));
  });
  return { asked, entries };
}

test("reads each entry once, and only those that are not known yet", async () => {
  const { asked, entries } = register();
  expect([...(await entries.get([1, 2, 1])).keys()]).toEqual([1, 2]);
  expect((await entries.get([2, 3])).get(3)).toEqual({ id: 3, name: "entry 3" });
  expect([...(await entries.get([3, 1])).keys()]).toEqual([3, 1]);
  expect(asked).toEqual([[1, 2], [3]]);
});

test("leaves unknown ids out, and asks for them again", async () => {
  const { asked, entries } = register();
  expect((await entries.get([100])).size).toBe(0);
  expect((await entries.get([100])).size).toBe(0);
  expect(await entries.get([])).toEqual(new Map());
  expect(asked).toEqual([[100], [100]]);
});
