import { expect, test } from "vitest";
import { kindOf } from "./kindOf.ts";

const body = ["paths", "/v1/a", "post", "requestBody", "content", "application/json", "schema"];
const answer = ["paths", "/v1/a", "post", "responses", "200", "content", "application/json", "schema"];

test.each([
  ["takes an empty text too is additive", body, "^[a-z]+$", "^[a-z]*$", "additive"],
  ["takes no empty text any more is breaking", body, "^[a-z]*$", "^[a-z]+$", "breaking"],
  ["takes other letters is breaking", body, "^[a-z]+$", "^[a-y]*$", "breaking"],
  ["asked for a plus sign and takes none is breaking", body, "^a\\+$", "^a\\*$", "breaking"],
  ["lets an answer be empty is breaking", answer, "^[a-z]+$", "^[a-z]*$", "breaking"],
] as const)("a pattern that %s", (_name, at, before, after, kind) => {
  const path = [...at, "properties", "role", "pattern"];
  expect(kindOf({ type: "breaking", action: "replace", path, before, after })).toBe(kind);
});
