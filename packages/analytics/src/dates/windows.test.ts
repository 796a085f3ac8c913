import { expect, test } from "vitest";
import { exceedsOneYear, pastYear, pastYears, precedingWindow, trendWindow } from "./windows.ts";

test("the past year ends on the as-of date and has no day twice", () => {
  expect(pastYear("2024-12-31")).toEqual({ from: "2024-01-01", to: "2024-12-31" });
  expect(pastYear("2025-10-28")).toEqual({ from: "2024-10-29", to: "2025-10-28" });
});

test("past years follow one another without a gap", () =>
  expect(pastYears("2024-02-29", 3)).toEqual([
    { from: "2021-03-01", to: "2022-02-28" },
    { from: "2022-03-01", to: "2023-02-28" },
    { from: "2023-03-01", to: "2024-02-29" },
  ]));

test("the preceding window is as long and ends the day before", () =>
  expect(precedingWindow({ from: "2024-03-01", to: "2024-03-10" })).toEqual({
    from: "2024-02-20",
    to: "2024-02-29",
  }));

test("a year is not more than a year, one more day is", () => {
  expect(exceedsOneYear({ from: "2024-01-01", to: "2024-12-31" })).toBe(false);
  expect(exceedsOneYear({ from: "2023-12-31", to: "2024-12-31" })).toBe(true);
});

test("a year from or up to the end of February is no more than a year, one more day is", () => {
  expect(exceedsOneYear({ from: "2024-02-29", to: "2025-02-28" })).toBe(false);
  expect(exceedsOneYear({ from: "2024-02-29", to: "2025-03-01" })).toBe(true);
  expect(exceedsOneYear({ from: "2023-03-01", to: "2024-02-29" })).toBe(false);
  expect(exceedsOneYear({ from: "2023-02-28", to: "2024-02-29" })).toBe(true);
  expect(exceedsOneYear(pastYear("2024-02-28"))).toBe(false);
});

test("a trend covers the window, or the last year of a longer one", () => {
  const quarter = { from: "2024-10-01", to: "2024-12-31" };
  expect(trendWindow(quarter)).toEqual(quarter);
  expect(trendWindow({ from: "2021-01-01", to: "2024-12-31" })).toEqual({
    from: "2024-01-01",
    to: "2024-12-31",
  });
});
