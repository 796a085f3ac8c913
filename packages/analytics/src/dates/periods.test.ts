import { expect, test } from "vitest";
import { periods } from "./periods.ts";

test("months begin on the first, the first one where the window does", () =>
  expect(periods({ from: "2024-01-15", to: "2024-04-01" }, "monthly")).toEqual([
    "2024-01-15",
    "2024-02-01",
    "2024-03-01",
    "2024-04-01",
  ]));

test("quarters are those of the calendar", () =>
  expect(periods({ from: "2023-11-30", to: "2024-07-31" }, "quarterly")).toEqual([
    "2023-11-30",
    "2024-01-01",
    "2024-04-01",
    "2024-07-01",
  ]));

test("a window inside one period is one period", () =>
  expect(periods({ from: "2024-02-03", to: "2024-02-04" }, "monthly")).toEqual(["2024-02-03"]));

test("a year from mid-month touches thirteen months", () =>
  expect(periods({ from: "2024-10-29", to: "2025-10-28" }, "monthly")).toHaveLength(13));
