import { operationTable, type ParameterEntry } from "@talent/contract/data-api";
import { expect, test } from "vitest";
import { Problem } from "../http/Problem.ts";
import { parameterReader } from "./readParameter.ts";

/** The reader of an operation's parameter. */
function readerOf(operation: keyof typeof operationTable, name: string) {
  const parameter = (operationTable[operation].parameters as readonly ParameterEntry[]).find(
    (one) => one.name === name,
  );
  if (!parameter) throw new Error(`${operation} has no parameter ${name}`);
  return parameterReader(parameter);
}

/** What reading this text of an operation's parameter is refused with: the message, and the hint behind it. */
function refusal(operation: keyof typeof operationTable, name: string, text: string): string[] {
  const read = readerOf(operation, name);
  try {
    read(text);
  } catch (error) {
    if (error instanceof Problem) return error.toEnvelope().messages;
    throw error;
  }
  throw new Error(`${text} is not refused`);
}

const form = "Invalid format for a query parameter";
const most = "Given parameter exceeds maximum input limit";

test.each([
  ["x".repeat(51), "give keywords of 2 to 50 characters", "has 51, shorten it, or part keywords by commas"],
  [`data,${"y".repeat(60)}`, '"yyyyy', "has 60, shorten it"],
  ["data,x", 'keywords of 2 to 50 characters; "x" has 1, lengthen it'],
  ["data,医生", "character 6 (医) cannot stand here"],
  ["data,,nurse", "give keywords parted by commas, such as data; a value is empty"],
])("the keyword %s is told how long it is, may be, and what to do", (text, ...says) => {
  const [message, hint] = refusal("getSkills", "keyword", text);
  expect(message).toBe(form);
  for (const part of says) expect(hint).toContain(part);
});

test("a keyword is taken as it stands, where it begins like a prefix, too", () => {
  expect(readerOf("getTitles", "keyword")("not: for profit, req:7")).toEqual({
    any: ["not: for profit", "req:7"],
    all: [],
    none: [],
  });
});

test.each([
  ["msa@0", form, "give a count of 1 to 100, such as msa@5; msa@0 asks for none"],
  ["skill@101", most, "give a count of 1 to 100, such as skills@5; this is 101"],
  ["msa@x", form, "name@count with a count of 1 to 100, such as msa@5"],
  ["planet@3", form, '"planet@3" is not one'],
  ["msa,msa@3", form, "name each facet once"],
  // As in every other list, and as the contract has it.
  ["msa@5, state", form, '" state" is not one'],
])("the facet %s is told the range and an example", (text, message, says) => {
  const [first, hint] = refusal("getDemand", "facet", text);
  expect(first).toBe(message);
  expect(hint).toMatch(/^Parameter facet: /);
  expect(hint).toContain(says);
});

test("more facets than one call answers are told how many it answers", () => {
  expect(refusal("getSupply", "facet", "msa,state")).toEqual([
    most,
    "Parameter facet: give at most 1 facet; these are 2",
  ]);
});

test.each([
  [
    "occupation",
    "nurse",
    'occupation codes of eight digits parted by commas, such as 15-1252.00; "nurse" is not one',
  ],
  ["country", "USA", 'country codes of two letters parted by commas, such as US; "USA" is not one'],
  ["country", "not:US", "it takes no not:, give country codes of two letters"],
  ["skill", "1001,java", 'ids, whole numbers parted by commas, such as req:1001,3001; "java" is not one'],
  ["talentprofile", "mine", 'one id, a whole number, such as 205; "mine" is not one'],
  ["daterange", "yesterday", "give it like 30d, 2w, 6m, 1q, 1y or 2025-01-01-2025-06-30"],
  ["country", "us", "give it like US, in capitals"],
  ["skill", "1001, 1002", "give it like req:1001,3001, without blanks"],
  ["daterange", "1Y", "2025-01-01-2025-06-30, in small letters"],
  ["query", "nurse,doctor", "character 6 (,) cannot stand here"],
])("%s=%s is told in words, with an example", (name, text, says) => {
  const [message, hint] = refusal("getDemand", name, text);
  expect(message).toBe(form);
  expect(hint).toMatch(new RegExp(`^Parameter ${name}: `));
  expect(hint).toContain(says);
});

test.each([
  ["getDemand", "employmenttype", "1,2,3,4", "give at most 3 values; these are 4"],
  ["getDemand", "query", "a".repeat(501), "give at most 500 characters; these are 501"],
  ["getSkills", "limit", "1001", 'give a whole number from 1 to 1000, such as 10; "1001" is more'],
] as const)("%s: %s beyond its maximum is told the maximum", (operation, name, text, says) => {
  expect(refusal(operation, name, text)).toEqual([most, `Parameter ${name}: ${says}`]);
});

test("a keyword that looks like a prefix is not taken for what is missing beside it", () => {
  const [, hint] = refusal("getTitles", "keyword", "req:,");
  expect(hint).toMatch(/; a value is empty$/);
});

test("a number that is too small is told the range", () => {
  expect(refusal("getSkills", "limit", "0")).toEqual([
    form,
    'Parameter limit: give a whole number from 1 to 1000, such as 10; "0" is less',
  ]);
});
