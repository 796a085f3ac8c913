import { expect, test } from "vitest";
import { listLength, parseIdList, wireItems } from "./IdList.ts";

const digits = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);

test("reads demanded, alternative and excluded values apart", () => {
  expect(parseIdList("req:1,req:2,3,4,not:5", digits)).toEqual({ any: [3, 4], all: [1, 2], none: [5] });
});

test("allows blanks around values and counts a doubled value once", () => {
  expect(parseIdList(" 3 , 3,not: 4", digits)).toEqual({ any: [3], all: [], none: [4] });
});

test.each(["", "1,", ",1", "not:", "not:not:1", "1;2", "req:x"])("does not understand %j", (text) => {
  expect(parseIdList(text, digits)).toBeUndefined();
});

test("writes a list back so that reading it again gives the same", () => {
  const list = parseIdList("req:1,2,not:3", digits);
  expect(list && parseIdList(wireItems(list).join(), digits)).toEqual(list);
  expect(list && listLength(list)).toBe(3);
});
