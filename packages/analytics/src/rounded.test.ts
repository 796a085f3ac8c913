import { expect, test } from "vitest";
import { rounded } from "./rounded.ts";

test("halves are rounded away from zero, whatever their binary form", () => {
  expect(rounded(1 + 9 * 0.95, 1)).toBe(9.6);
  expect(rounded(4.35, 1)).toBe(4.4);
  expect(rounded(4.349, 1)).toBe(4.3);
  expect(rounded(-0.1121, 2)).toBe(-0.11);
  expect(rounded(-0.04085, 4)).toBe(-0.0409);
  expect(rounded(-0.00004, 2)).toBe(0);
});
