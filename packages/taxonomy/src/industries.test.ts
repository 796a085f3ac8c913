import { expect, test } from "vitest";
import { readIndustries, readSubindustries, subindustryOfNaics } from "./industries.ts";

const subindustries = readSubindustries();
const nameOf = (code: string) => subindustryOfNaics(subindustries, code)?.name;

test("the longest NAICS prefix decides", () => {
  expect(nameOf("622110")).toBe("Hospitals");
  expect(nameOf("325199")).toBe("Chemicals and Plastics");
  expect(nameOf("325412")).toBe("Pharmaceuticals and Biotechnology");
  expect(nameOf("541511")).toBe("IT Services and Consulting");
  expect(nameOf("541940")).toBe("Personal and Household Services");
  expect(nameOf("336411")).toBe("Aerospace and Defence");
});

test("every two-digit sector is covered, and no prefix belongs to two sub-industries", () => {
  const sectors = "11 21 22 23 31 32 33 42 44 45 48 49 51 52 53 54 55 56 61 62 71 72 81 92".split(" ");
  const uncovered = sectors.filter((sector) => {
    const deeper = subindustries.some(({ naics }) => naics.some((prefix) => prefix.startsWith(sector)));
    return !deeper;
  });
  expect(uncovered).toEqual([]);
  const prefixes = subindustries.flatMap(({ naics }) => naics);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

test("an unknown code belongs nowhere", () => {
  expect(nameOf("99")).toBeUndefined();
});

test("an industry covers what its sub-industries cover", () => {
  const [energy] = readIndustries();
  expect(energy?.naics).toEqual(expect.arrayContaining(["11", "211", "21", "22"]));
});
