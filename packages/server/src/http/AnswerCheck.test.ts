import { expect, test } from "vitest";
import { AnswerCheck } from "./AnswerCheck.ts";

const document = {
  openapi: "3.1.0",
  paths: {
    "/v1/count": {
      get: {
        responses: {
          200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Count" } } } },
          400: { $ref: "#/components/responses/Refused" },
        },
      },
    },
  },
  components: {
    schemas: {
      Count: {
        type: "object",
        required: ["count"],
        additionalProperties: false,
        properties: { count: { type: "integer" } },
      },
    },
    responses: { Refused: { content: { "application/json": { schema: { const: "refused" } } } } },
  },
};

const check = new AnswerCheck(document, "all");
const place = { path: "/v1/count", method: "GET" };

test("finds nothing wrong with a documented answer", () => {
  expect(check.violation({ ...place, status: 200 }, { count: 3 })).toBeUndefined();
  expect(check.violation({ ...place, status: 400 }, "refused")).toBeUndefined();
});

test("names the place of a wrong type, an undeclared field and an undocumented status", () => {
  expect(check.violation({ ...place, status: 200 }, { count: 1.5 })).toContain("/count must be integer");
  expect(check.violation({ ...place, status: 200 }, { count: 1, more: 2 })).toContain(
    "additional properties",
  );
  expect(check.violation({ ...place, status: 418 }, {})).toBe("GET /v1/count 418 is not documented");
});

test("looks at one answer in a hundred when sampled", () => {
  const sampled = new AnswerCheck(document, "sampled");
  expect(Array.from({ length: 200 }, () => sampled.isDue()).filter(Boolean)).toHaveLength(2);
});
