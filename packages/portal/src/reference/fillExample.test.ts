import document from "@talent/contract/data-api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { exampleValues, summaryInHash } from "./fillExample.ts";
import type { ApiDocument } from "./toReferenceDocument.ts";

const api = document as unknown as ApiDocument;

test("gives a place to what needs a place, and a role to what needs a role", () => {
  expect(exampleValues(api, "Demand", "GB")).toEqual({ country: "GB", talentprofile: "205" });
  expect(exampleValues(api, "Demand trend", "GB")).toEqual({ country: "GB" });
  expect(exampleValues(api, "Call units", "GB")).toEqual({});
  expect(exampleValues(api, "Employers", "GB")).toEqual({ keyword: "data" });
  expect(exampleValues(api, "no such operation", "GB")).toEqual({});
});

test("reads the operation from the address", () => {
  expect(summaryInHash("#/operations/Demand%20trend")).toBe("Demand trend");
  expect(summaryInHash("#/operations/Demand%20trend#Responses")).toBe("Demand trend");
  expect(summaryInHash("#/operations/100%")).toBe("100%");
  expect(summaryInHash("#/")).toBeUndefined();
});
