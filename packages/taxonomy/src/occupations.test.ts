import { expect, test } from "vitest";
import { functionBySoc, occupationId, soc8Of } from "./occupations.ts";
import { items, readTable } from "./Table.ts";

test("an occupation id is the digits of its code, and back", () => {
  expect(occupationId("15-1252.00")).toBe(15125200);
  expect(soc8Of(15125200)).toBe("15-1252.00");
  expect(soc8Of(occupationId("11-1011.03"))).toBe("11-1011.03");
});

test("a six-digit SOC code means its .00 occupation", () => {
  expect(occupationId("15-1252")).toBe(15125200);
});

test("refuses what is no SOC code and says what is expected", () => {
  expect(() => occupationId("1512")).toThrow("expected the form 15-1252.00");
  expect(() => occupationId("")).toThrow("is no SOC code");
});

test("the longest SOC prefix decides the function", () => {
  const functionOf = functionBySoc();
  expect(functionOf("43-6013.00")).toBe(12);
  expect(functionOf("43-6014.00")).toBe(1);
  expect(functionOf("11-1011.00")).toBe(16);
});

test("no SOC prefix belongs to two functions", () => {
  const prefixes = readTable("functions").flatMap((row) => items(row, "soc"));
  expect(prefixes.filter((prefix, index) => prefixes.indexOf(prefix) !== index)).toEqual([]);
});
