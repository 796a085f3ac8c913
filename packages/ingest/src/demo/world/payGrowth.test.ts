import { expect, test } from "vitest";
import { payFactor, payGrowthOf, payGrowths, payMonth } from "./payGrowth.ts";

const growths = payGrowths();
const [american] = growths;
if (american === undefined) throw new Error("no rates of the United States");

test("the United States come first, and the months of every country ascend", () => {
  expect(american.country).toBe("US");
  for (const { rates } of growths) {
    const months = rates.map(({ until }) => until);
    expect(months).toEqual([...new Set(months)].sort());
    for (const { growth } of rates) expect(growth).toBeGreaterThan(0);
  }
});

test("pay stands as the facts have it in their month, lower before and higher after", () => {
  expect(payFactor(american, payMonth)).toBe(1);
  expect(payFactor(american, "2025-04")).toBeLessThan(1);
  expect(payFactor(american, "2025-06")).toBeGreaterThan(1);
});

test("a year's months come to the year's rate", () => {
  const year = (from: string, to: string) => payFactor(american, to) / payFactor(american, from);
  expect(year("2023-09", "2024-09")).toBeCloseTo(1.039, 10);
  expect(year("2024-09", "2025-09")).toBeCloseTo(1.035, 10);
  // Of years that are not known yet the last known one is all there is.
  expect(year("2027-01", "2028-01")).toBeCloseTo(1.035, 10);
});

test("a country without rates of its own has those of the United States", () => {
  expect(growths[payGrowthOf("GB", growths)]?.country).toBe("GB");
  expect(growths[payGrowthOf("DE", growths)]?.country).toBe("US");
});
