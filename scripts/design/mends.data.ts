/** How to mend what Spectral's own rules find; the house rules say it themselves. */
export const mends: Record<string, string> = {
  "invalid-ref": "mend the $ref or write what it points at",
  "oas3-valid-media-example": "make the example fit its schema, or the schema its example",
  "oas3-valid-schema-example": "make the example fit its schema, or the schema its example",
  "oas3-schema": "see this object in the OpenAPI 3.1 specification for the fields it may have",
  "operation-tag-defined": "write the tag as it stands in tags of openapi.yaml, or add it there",
  "operation-singular-tag": "leave one tag",
  "path-params": "name the same parameters in the path and in parameters, with in: path and required: true",
  "no-$ref-siblings": "put what stands beside the $ref into the file it points at",
  "duplicated-entry-in-enum": "leave each value once",
  "typed-enum": "make every value of enum fit type",
  "array-items": "add items",
  "operation-success-response": "add a 2xx response",
  "operation-parameters": "leave each parameter once",
  "path-keys-no-trailing-slash": "take the slash from the end of the path",
};
