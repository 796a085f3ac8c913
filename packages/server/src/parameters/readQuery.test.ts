import type { OperationEntry, ParameterEntry } from "@talent/contract/data-api";
import { describe, expect, test } from "vitest";
import { queryReader } from "./readQuery.ts";

const parameter = (name: string, rest: Partial<ParameterEntry> = {}): ParameterEntry => ({
  name,
  in: "query",
  required: false,
  description: "",
  example: "1",
  schema: { type: "string", maxLength: 200 },
  ...rest,
});

const ids = (maxItems: number, prefixes: ("not" | "req")[] = []) => ({
  list: { maxItems, prefixes, item: "integer" as const },
});

const operation = {
  operationId: "getSample",
  parameters: [
    parameter("country", { list: { maxItems: 1, item: "iso2" }, filter: "location" }),
    parameter("skill", { ...ids(3, ["not", "req"]), filter: "role" }),
    parameter("talentprofile", { ...ids(1), filter: "profile" }),
    parameter("limit", { schema: { type: "integer", minimum: 1, maximum: 100, default: 10 } }),
    parameter("facet", {
      facet: {
        names: ["msa", "state"],
        aliases: { msas: "msa" },
        maxNames: 2,
        defaultCount: 50,
        maxCount: 100,
      },
    }),
  ],
  location: { required: true, anyOf: ["state", "msa", "country"], precedence: "broadest", countries: 1 },
} as unknown as OperationEntry;

const read = queryReader(operation);

describe("reading a query by the contract", () => {
  test("gives values and defaults", () => {
    expect({ ...read({ country: "us", skill: "req:1,not:2" }) }).toEqual({
      country: { any: ["US"], all: [], none: [] },
      skill: { any: [], all: [1], none: [2] },
      limit: 10,
    });
  });

  test("names an unknown parameter before anything else", () => {
    expect(() => read({ skil: "1", limit: "x" })).toThrow(
      "Unknown parameter present in the request. Requested parameter : skil",
    );
  });

  test.each([
    ["a limit that is no number", { country: "US", limit: "ten" }, "Invalid format for a query parameter"],
    ["a limit below one", { country: "US", limit: "0" }, "Invalid format for a query parameter"],
    [
      "a limit above its maximum",
      { country: "US", limit: "101" },
      "Given parameter exceeds maximum input limit",
    ],
    ["too many values", { country: "US", skill: "1,2,3,4" }, "Given parameter exceeds maximum input limit"],
    [
      "too many values, doubled ones counted",
      { country: "US", skill: "1,1,1,1" },
      "Given parameter exceeds maximum input limit",
    ],
    ["an id beyond 32 bits", { country: "US", skill: "99999999999" }, "Invalid format for a query parameter"],
    ["a prefix the list does not have", { country: "not:US" }, "Invalid format for a query parameter"],
    ["a parameter given twice", { country: ["US", "CA"] }, "Invalid format for a query parameter"],
    [
      "role and talent profile together",
      { country: "US", skill: "1", talentprofile: "205" },
      "Mutually exclusive params",
    ],
    ["no place", { skill: "1" }, "Provide at least one parameter from: state,msa,country"],
    ["an unknown facet", { country: "US", facet: "planet@3" }, "Invalid format for a query parameter"],
    [
      "a facet over its maximum",
      { country: "US", facet: "msa@101" },
      "Given parameter exceeds maximum input limit",
    ],
    ["a facet given twice", { country: "US", facet: "msa@1,msas@2" }, "Invalid format for a query parameter"],
  ])("refuses %s", (_case, query, message) => {
    expect(() => read(query)).toThrow(message);
  });

  test("reads facets with their default count and other names", () => {
    expect(read({ country: "US", facet: "msas,state@5" }).facet).toEqual([
      { name: "msa", count: 50 },
      { name: "state", count: 5 },
    ]);
  });
});
