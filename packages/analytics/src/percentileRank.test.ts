import { expect, test } from "vitest";
import { percentileRank } from "./percentileRank.ts";

test("is the share below, with equals counted half", () => {
  expect(percentileRank([10, 20, 30, 40], 25)).toBe(0.5);
  expect(percentileRank([10, 20, 30, 40], 20)).toBe(0.375);
  expect(percentileRank([5, 5, 5, 5], 5)).toBe(0.5);
  expect(percentileRank([10, 20], 1)).toBe(0);
  expect(percentileRank([10, 20], 99)).toBe(1);
  expect(percentileRank([], 1)).toBe(0.5);
});
