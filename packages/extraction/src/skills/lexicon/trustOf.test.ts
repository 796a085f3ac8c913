import { expect, test } from "vitest";
import { trustOf } from "./trustOf.ts";

test.each([
  ["Budget management", "Budget management", "full"],
  ["SQL Server", "Microsoft SQL Server", "full"],
  ["CI/CD", "Continuous integration", "full"],
  ["SEO", "Search engine optimization", "full"],
  ["Welding", "Welding", "bare"],
  ["purchasing", "Procurement", "bare"],
  ["infection prevention", "Infection prevention and control", "bare"],
  ["needs assessment", "Social care", "bare"],
  ["safeguarding", "Child safeguarding", "little"],
  ["drafting", "Technical drafting", "little"],
])("%j for %j is of %s trust", (spelling, name, trust) => {
  expect(trustOf(spelling, name)).toBe(trust);
});
