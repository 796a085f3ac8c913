import { expect, test } from "vitest";
import { createList } from "./List.ts";

test("keeps entries ascending by id and finds each by its id", () => {
  const list = createList(() => [
    { id: 7, name: "seven" },
    { id: 2, name: "two" },
  ]);
  expect(list.all.map(({ id }) => id)).toEqual([2, 7]);
  expect(list.byId(7)?.name).toBe("seven");
  expect([list.size, list.has(2), list.has(3), list.byId(3)]).toEqual([2, true, false, undefined]);
});

test("reads its entries once, and only when asked", () => {
  let reads = 0;
  const list = createList(() => {
    reads++;
    return [{ id: 1, name: "one" }];
  });
  expect(reads).toBe(0);
  expect([list.size, list.all.length, reads]).toEqual([1, 1, 1]);
});

test("refuses an id given twice, naming both", () => {
  const list = createList(() => [
    { id: 1, name: "one" },
    { id: 1, name: "uno" },
  ]);
  expect(() => list.all).toThrow('taxonomy id 1 is given twice: "one" and "uno"');
});
