import { expect, test } from "vitest";
import { countTests, diedIn, type FileReport } from "./countTests.ts";

const file = (name: string, status: string, tests: readonly string[], message = ""): FileReport => ({
  name,
  status,
  message,
  assertionResults: tests.map((each) => ({ status: each })),
});

const whole = file("whole", "passed", ["passed", "passed", "skipped"]);
const wrong = file("wrong", "failed", ["passed", "failed"]);
const unloaded = file("unloaded", "failed", [], "Cannot find module");
const unprepared = file("unprepared", "failed", ["passed", "skipped"]);
const uncleared = file("uncleared", "failed", ["passed", "passed"]);
const gone = file("gone", "failed", ["passed", "pending", "pending"]);

test("tests that passed, failed and were skipped are counted, and a file that fails as a whole as one", () => {
  const run = { code: 1, files: [whole, wrong, unloaded] };
  expect(countTests(run)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  expect(countTests({ code: 0, files: [whole] })).toEqual({ passed: 2, failed: 0, skipped: 1 });
});

test("files whose process died are told, and not those with a test, a hook or an import that failed", () => {
  const files = [whole, wrong, unloaded, unprepared, uncleared, gone];
  expect(diedIn({ code: 1, files })).toEqual(["gone"]);
  expect(countTests({ code: 1, files: [unprepared, uncleared] }).failed).toBe(2);
  expect(diedIn({ code: 1, files: undefined })).toEqual([]);
});

test("the second run of a file that died stands in the place of the first", () => {
  const first = { code: 1, files: [whole, gone] };
  const passing = { code: 0, files: [file("gone", "passed", ["passed", "passed", "passed"])] };
  expect(countTests(first, passing)).toEqual({ passed: 5, failed: 0, skipped: 1 });
});

test("a file that died twice has failed", () => {
  const first = { code: 1, files: [whole, gone] };
  expect(countTests(first, { code: 1, files: [gone] }).failed).toBe(1);
  expect(countTests(first, { code: 1, files: undefined }).failed).toBe(2);
});

test("a run that fails although no file did, or that died itself, has failed", () => {
  expect(countTests({ code: 1, files: [whole] }).failed).toBe(1);
  expect(countTests({ code: 1, files: undefined })).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
