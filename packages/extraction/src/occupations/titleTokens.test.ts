import { expect, test } from "vitest";
import { titleTokens } from "./titleTokens.ts";

test.each([
  ["Senior Back-End Developers", ["senior", "backend", "developer"]],
  ["Paediatric Staff Nurses", ["pediatric", "staff", "nurse"]],
  ["Health Care Assistant", ["healthcare", "assistant"]],
  ["HCA", ["healthcare", "assistant"]],
  ["Head of the R&D Department", ["head", "research", "development", "department"]],
  ["Midwives", ["midwife"]],
  // A word that every object has a property of.
  ["Road Constructor", ["road", "constructor"]],
  ["", []],
])("compares %j as %j", (title, tokens) => {
  expect(titleTokens(title)).toEqual(tokens);
});

test("no title gives more than 24 tokens", () => {
  expect(titleTokens("word ".repeat(5000))).toHaveLength(24);
});
