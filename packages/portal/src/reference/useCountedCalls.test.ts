import type { GetCallUnitsQueryResult } from "@talent/contract/data-api/hooks";
import document from "@talent/contract/data-api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { unitsOf, withSpent } from "./useCountedCalls.ts";

test("an operation costs what the contract says, an unknown one nothing", () => {
  expect(unitsOf(document, "Demand")).toBe(1);
  expect(unitsOf(document, "Posting duration")).toBe(4);
  expect(unitsOf(document, "Access token")).toBe(0);
  expect(unitsOf(document, undefined)).toBe(0);
});

test("what was spent is added to both figures, and to none that is not known", () => {
  const usage = { apiCode: "SUCCESS", messages: [], data: { callunits: { consumed: 10, consumedByMe: 4 } } };
  const after = withSpent(usage as unknown as GetCallUnitsQueryResult, 3);
  expect(after?.data?.callunits).toEqual({ consumed: 13, consumedByMe: 7 });
  expect(withSpent(undefined, 3)).toBeUndefined();
});
