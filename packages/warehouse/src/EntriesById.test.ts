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

test("keeps no more than the sizes of entries may add up to", async () => {
  const asked: (readonly number[])[] = [];
  const read = async (ids: readonly number[]) => {
    asked.push(ids);
    return ids.map((id) => ({ id, words: "word".repeat(id) }));
  };
  const entries = new EntriesById(read, { most: 24, sizeOf: ({ words }) => words.length });
  for (const id of [1, 4, 2, 4, 7, 1]) await entries.get([id]);
  // The second put the first out, and one larger than all of them is given but not kept.
  expect((await entries.get([7])).get(7)?.words).toHaveLength(28);
  expect(asked).toEqual([[1], [4], [2], [7], [1], [7]]);
});
