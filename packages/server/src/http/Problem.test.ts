import { expect, test } from "vitest";
import { invalidValue, Problem } from "./Problem.ts";

test("says the catalogue's message, what it names, and the hint behind it", () => {
  const problem = new Problem("unknownParameter", { named: "colour", hint: "Leave it out" });
  expect(problem.status).toBe(400);
  expect(problem.toEnvelope()).toEqual({
    apiCode: "INVALID_PARAMETER",
    messages: ["Unknown parameter present in the request. Requested parameter : colour", "Leave it out"],
    data: null,
    input: {},
  });
});

test("says one message when there is no hint", () => {
  expect(new Problem("timedOut").toEnvelope()).toMatchObject({
    apiCode: "GATEWAY_TIMED_OUT",
    messages: ["Gateway timed out"],
  });
});

test("cuts the name of an unknown parameter that is longer than a message may be", () => {
  const { message } = new Problem("unknownParameter", { named: "a".repeat(9000) });
  expect(message).toBe(
    `Unknown parameter present in the request. Requested parameter : ${"a".repeat(97)}...`,
  );
});

test("names a value that names nothing, the parameter with a capital where a sentence begins", () => {
  expect(invalidValue("employer", 7).message).toBe(
    "Invalid employer present in the request. Employer provided: 7",
  );
});
