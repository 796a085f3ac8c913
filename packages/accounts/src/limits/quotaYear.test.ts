import { expect, test } from "vitest";
import { quotaYear } from "./quotaYear.ts";

const at = (instant: string) => Date.parse(instant);

test("a year begins on the anniversary at 00:00 UTC and ends with the next", () => {
  const before = quotaYear("2024-03-15", 10, at("2026-03-14T23:59:59.999Z"));
  const after = quotaYear("2024-03-15", 10, at("2026-03-15T00:00:00Z"));
  expect(before).toMatchObject({ year: "2025-03-15", endsAt: at("2026-03-15T00:00:00Z") });
  expect(after).toMatchObject({ year: "2026-03-15", endsAt: at("2027-03-15T00:00:00Z"), units: 10 });
});

test("a year that holds a 29 February is a day longer", () => {
  expect(quotaYear("2023-06-01", 1, at("2023-12-01T00:00:00Z")).seconds).toBe(366 * 86_400);
  expect(quotaYear("2023-06-01", 1, at("2024-12-01T00:00:00Z")).seconds).toBe(365 * 86_400);
});

test("the anniversary of 29 February is 1 March in other years", () => {
  expect(quotaYear("2024-02-29", 1, at("2025-02-28T12:00:00Z")).year).toBe("2024-02-29");
  expect(quotaYear("2024-02-29", 1, at("2025-03-01T00:00:00Z")).year).toBe("2025-03-01");
});
