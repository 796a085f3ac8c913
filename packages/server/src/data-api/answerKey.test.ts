import { expect, test } from "vitest";
import { answerKey } from "./answerKey.ts";

const dataSettings = { showStaffing: true, showAnonymous: true, newJobs: true };
const parts = {
  operationId: "getDemand",
  snapshotId: "one",
  query: { country: { any: ["US"] }, limit: 5 },
  given: ["country", "limit"],
  caller: { dataSettings, sources: false },
};
const settings = (other: Partial<typeof dataSettings>) => ({
  ...parts,
  caller: { dataSettings: { ...dataSettings, ...other }, sources: false },
});

test.each([
  ["operation", { ...parts, operationId: "getSupply" }],
  ["snapshot", { ...parts, snapshotId: "two" }],
  ["value", { ...parts, query: { ...parts.query, limit: 6 } }],
  ["default taken in place of the same value given", { ...parts, given: ["country"] }],
  ["staffing setting", settings({ showStaffing: false })],
  ["anonymous setting", settings({ showAnonymous: false })],
  ["new-jobs setting", settings({ newJobs: false })],
  ["access to sources", { ...parts, caller: { dataSettings, sources: true } }],
])("another %s is another answer", (_what, other) => {
  expect(answerKey(other)).not.toBe(answerKey(parts));
});

test("the order of parameters does not matter", () => {
  const turned = { ...parts, query: { limit: 5, country: { any: ["US"] } }, given: ["limit", "country"] };
  expect(answerKey(turned)).toBe(answerKey(parts));
});
