import type { Document } from "../../scripts/generate/Document.ts";

/** A contract of one operation and two schemas, a copy for each caller to change. */
export const small = (): Document =>
  structuredClone({
    openapi: "3.1.0",
    info: { title: "A small API", version: "v0.1" },
    security: [{ key: [] }],
    paths: {
      "/a": {
        get: {
          operationId: "getA",
          summary: "A",
          tags: ["a"],
          "x-call-units": 1,
          "x-location": { required: false, countries: 2 },
          parameters: [
            { name: "size", in: "query", schema: { type: "integer", minimum: 1, maximum: 9 } },
            { name: "sort", in: "query", schema: { enum: ["up", "down"] }, "x-list": { maxItems: 10 } },
            { name: "page", in: "query", schema: { default: 1 } },
          ],
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Wish" } } } },
          responses: {
            "200": {
              description: "Yes.",
              content: { "application/json": { schema: { $ref: "#/components/schemas/Answer" } } },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Wish: {
          type: "object",
          required: ["a"],
          properties: { a: { type: "string" }, b: { type: "string" } },
        },
        Answer: {
          type: "object",
          required: ["count"],
          properties: {
            count: { type: "integer" },
            note: { type: ["string", "null"], description: "A note." },
            kind: { enum: ["x", "y"] },
            only: { const: "z" },
          },
        },
      },
    },
  }) as unknown as Document;

/** A part of a contract that may be changed at will. */
export type Loose = { [key: string]: Loose & unknown[] } & { [key: string]: unknown };
