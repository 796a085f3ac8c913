import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { FastifySchemaCompiler } from "fastify";

/** Validates bodies by JSON Schema 2020-12 as they are: nothing is coerced, removed or filled in. */
export function bodyValidator(): FastifySchemaCompiler<object> {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    verbose: true,
    coerceTypes: false,
    removeAdditional: false,
  });
  formats.default(ajv);
  return ({ schema }) => ajv.compile(schema);
}
