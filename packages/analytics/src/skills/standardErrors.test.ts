import { expect, test } from "vitest";
import { standardErrors } from "./standardErrors.ts";

test("a share is as many standard errors up one way as down the other", () => {
  const [tenth, fifth] = [
    { count: 10, total: 100 },
    { count: 20, total: 100 },
  ];
  // Both are 15 % of 200: 0.1 / sqrt(0.15 × 0.85 × 2 / 100).
  expect(standardErrors(fifth, tenth)).toBeCloseTo(1.980295, 6);
  expect(standardErrors(tenth, fifth)).toBeCloseTo(-1.980295, 6);
});

test("the same change is told from chance the better, the more postings there are", () => {
  expect(standardErrors({ count: 2000, total: 10_000 }, { count: 1000, total: 10_000 })).toBeCloseTo(
    19.80295,
    5,
  );
});

test("what all or none ask for has not moved", () => {
  expect(standardErrors({ count: 10, total: 10 }, { count: 40, total: 40 })).toBe(0);
  expect(standardErrors({ count: 0, total: 10 }, { count: 0, total: 40 })).toBe(0);
});
