import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect, test } from "vitest";
import { contracts } from "../../scripts/generate/contracts.ts";
import { resolve } from "../../scripts/generate/resolve.ts";
import { bundled, casesOf, type Place, parametersOf, places } from "./cases.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
for (const { name } of contracts()) ajv.addSchema(bundled(name), name);

const validators = new Map<string, ValidateFunction>();

/** The compiled schema; its references are read inside the contract's bundle. */
function validatorOf({ contract }: Place, schema: object): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${contract}#/`);
  const validator = validators.get(text) ?? ajv.compile(JSON.parse(text) as object);
  validators.set(text, validator);
  return validator;
}

/** What is wrong with a value; empty when it fits. */
function faults(place: Place, schema: object, value: unknown): string[] {
  const validate = validatorOf(place, schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);
}

const title = (place: Place) => ({ ...place, id: place.operation.operationId });

test.for(places.map(title))("every example of $id fits its schema", (place) => {
  const wrong = casesOf(place).flatMap(({ status = "request", name, schema, value }) =>
    faults(place, schema, value).map((fault) => `${status} ${name}: ${fault}`),
  );
  expect(wrong).toEqual([]);
});

test.for(places.map(title))("every parameter of $id shows an example that could be sent", (place) => {
  const wrong = parametersOf(place).flatMap(({ name, schema, example }) =>
    faults(place, resolve(place.document, schema), example).map((fault) => `${name}: ${fault}`),
  );
  expect(wrong).toEqual([]);
});

test.for(places.map(title))("$id tells when it has no data where an example shows it", (place) => {
  const words = { insufficientData: "INSUFFICIENT_DATA", noData: "NO_DATA_FOUND" };
  const untold = casesOf(place)
    .map(({ name }) => words[name as keyof typeof words])
    .filter((word) => word && !place.operation.description?.includes(word));
  expect(untold).toEqual([]);
});

test.for(places.map(title))("$id answers success, and every answer with a body has an example", (place) => {
  const cases = casesOf(place);
  expect(cases.filter(({ status }) => status?.startsWith("2")).length).toBeGreaterThan(0);
  const names = cases.map(({ status, mediaType, name }) => `${status} ${mediaType} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});
