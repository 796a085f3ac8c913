import { expect, test } from "vitest";
import { medianDays, stillOpenAfter, survivalCurve } from "./survival.ts";

test("without open postings the curve is the share not yet closed", () => {
  const curve = survivalCurve([
    { days: 10, closed: 1, open: 0 },
    { days: 20, closed: 2, open: 0 },
    { days: 30, closed: 1, open: 0 },
  ]);
  expect(curve.map(({ stillOpen }) => stillOpen)).toEqual([0.75, 0.25, 0]);
  expect(medianDays(curve)).toBe(20);
});

test("an open posting is at risk until today, so it lengthens the estimate", () => {
  const curve = survivalCurve([
    { days: 10, closed: 0, open: 2 },
    { days: 20, closed: 1, open: 0 },
    { days: 30, closed: 1, open: 0 },
  ]);
  expect(curve.map(({ stillOpen }) => stillOpen)).toEqual([1, 0.5, 0]);
  expect(medianDays(curve)).toBe(20);
  expect(stillOpenAfter(curve, 5)).toBe(1);
  expect(stillOpenAfter(curve, 25)).toBe(0.5);
});

test("a posting that closes on a day counts before one that is censored on it", () =>
  expect(survivalCurve([{ days: 7, closed: 1, open: 3 }])[0]?.stillOpen).toBe(0.75));

test("a half is a half though the product of twelve steps lies a hair above it", () => {
  const curve = survivalCurve(Array.from({ length: 24 }, (_, at) => ({ days: at + 1, closed: 1, open: 0 })));
  expect(curve[11]?.stillOpen).toBeGreaterThan(0.5);
  expect(medianDays(curve)).toBe(12);
});

test("there is no median while most are open", () =>
  expect(medianDays(survivalCurve([{ days: 7, closed: 1, open: 3 }]))).toBeUndefined());

test("nothing has an empty curve", () => {
  expect(survivalCurve([])).toEqual([]);
  expect(stillOpenAfter([], 30)).toBe(1);
});
