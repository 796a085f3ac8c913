import { operationTable } from "@talent/contract/portal-api";
import { expect, test } from "vitest";
import { portalParameterReader } from "./readPortalQuery.ts";

const withPath = operationTable.getReferenceList;

test("refuses a parameter the call does not have, by its name", () => {
  const read = portalParameterReader(withPath);
  expect(() => read("query", { colour: "red" })).toThrow("There is no parameter colour.");
  expect(() => read("query", { ["a".repeat(3000)]: "" })).toThrow(
    `There is no parameter ${"a".repeat(97)}....`,
  );
});

test("wants a required parameter, and no parameter twice", () => {
  const read = portalParameterReader(withPath);
  expect(() => read("path", {})).toThrow("Give the parameter list once.");
  expect(() => read("path", { list: ["countries", "countries"] })).toThrow("Give the parameter list once.");
});

test("reads what is given, and refuses what is not in the contract", () => {
  const read = portalParameterReader(withPath);
  expect(read("path", { list: "countries" })).toEqual({ list: "countries" });
  expect(() => read("path", { list: "nothing like it" })).toThrow(
    /^Parameter list: give one of countries, .*; "nothing like it" is not one\.$/,
  );
});
