import document from "@talent/contract/data-api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { toInlines } from "../inline.ts";
import { toTarget } from "../target.ts";
import { refusalOf, refusals } from "./refusals.data.ts";

type Example = { value: { apiCode?: string; messages?: string[] } };
type Reference = { $ref: string };
type Answer = { content?: Record<string, { examples?: Record<string, Reference | Example> }> };

const api = document as unknown as { paths: Record<string, Record<string, { responses: object }>> };
const at = <Value>(value: Value | Reference): Value =>
  typeof value === "object" && value !== null && "$ref" in value
    ? (value.$ref
        .slice(2)
        .split("/")
        .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], document) as Value)
    : value;

const failures = Object.values(api.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ responses }) => Object.entries(responses as Record<string, Answer | Reference>))
  .flatMap(([status, answer]) =>
    Object.values(at(answer).content ?? {}).flatMap(({ examples = {} }) =>
      Object.values(examples).map((example) => ({ status: Number(status), ...at(example).value })),
    ),
  )
  .filter(({ apiCode }) => apiCode !== undefined && apiCode !== "SUCCESS");

test("explains every failure that the contract has an example of", () => {
  expect(failures.length).toBeGreaterThan(500);
  const unexplained = failures.filter(
    ({ status, apiCode = "", messages = [] }) => refusalOf(status, apiCode, messages[0] ?? "") === undefined,
  );
  expect(new Set(unexplained.map(({ status, messages }) => `${status} ${messages}`))).toEqual(new Set());
});

test("prefers what says the most of a message", () => {
  const invalid = (message: string) => refusalOf(400, "INVALID_PARAMETER", message)?.id;
  expect(invalid("Invalid employer present in the request. Employer provided: 7")).toBe("invalid-employer");
  expect(invalid("Invalid state present in the request. State provided: 7")).toBe("invalid-value");
  expect(invalid("Invalid talent profile found in request")).toBe("invalid-profile");
  expect(refusalOf(418, "ERROR", "I am a teapot")).toBeUndefined();
});

test("gives each its own id, a cause and links that lead somewhere", () => {
  expect(new Set(refusals.map(({ id }) => id)).size).toBe(refusals.length);
  for (const { cause, fix } of refusals)
    for (const inline of [...toInlines(cause), ...toInlines(fix)])
      if (inline.kind === "link") expect(() => toTarget(inline.target)).not.toThrow();
});
