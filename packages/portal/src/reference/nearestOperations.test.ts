import document from "@talent/contract/data-api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { nearestOperations } from "./nearestOperations.ts";
import type { ApiDocument } from "./toReferenceDocument.ts";

const api = document as unknown as ApiDocument;

test.each([
  ["getDemand", "Demand"],
  ["demand", "Demand"],
  ["Demand trends", "Demand trend"],
  ["demand-trend", "Demand trend"],
  ["/v1/lmi/summary", "Labour market summary"],
  ["getMsas", "Metropolitan areas"],
  ["Skil rankng", "Skill ranking"],
  ["Supply demand ratio", "Supply-demand ratio"],
])("%s may mean %s", (name, summary) => {
  const near = nearestOperations(api, name);
  expect(near?.[0]).toBe(summary);
  expect(near?.length).toBeLessThanOrEqual(3);
});

test.each(["qqq", "", "?", "%zz", "x"])("%j is like no operation", (name) => {
  expect(nearestOperations(api, name)).toEqual([]);
});

test("an operation's summary is no wrong name", () => {
  expect(nearestOperations(api, "Demand trend")).toBeUndefined();
});
