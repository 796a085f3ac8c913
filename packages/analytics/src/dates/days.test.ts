import { expect, test } from "vitest";
import { addDays, addMonths, isDay, windowDays } from "./days.ts";

test("days roll over months, years and leap days", () => {
  expect(addDays("2024-12-31", 1)).toBe("2025-01-01");
  expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
  expect(addDays("2023-03-01", -1)).toBe("2023-02-28");
});

test("months keep the day, or take the last day of a shorter month", () => {
  expect(addMonths("2024-01-15", 1)).toBe("2024-02-15");
  expect(addMonths("2024-03-31", -1)).toBe("2024-02-29");
  expect(addMonths("2024-02-29", -12)).toBe("2023-02-28");
  expect(addMonths("2024-11-30", 3)).toBe("2025-02-28");
});

test("a window of one day has one day, a leap year 366", () => {
  expect(windowDays({ from: "2024-01-01", to: "2024-01-01" })).toBe(1);
  expect(windowDays({ from: "2024-01-01", to: "2024-12-31" })).toBe(366);
});

test.each(["2024-02-30", "2023-02-29", "2024-13-01", "2024-00-10", "24-01-01", "2024-1-1", ""])(
  "%j is no day",
  (text) => expect(isDay(text)).toBe(false),
);
