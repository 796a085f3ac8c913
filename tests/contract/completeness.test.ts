import { operationTable } from "@talent/contract/data-api";
import { listedCountryRows } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { problems } from "../../packages/server/src/http/problems.ts";
import { recordings } from "../../scripts/record/recordings.ts";
import { bundled, casesOf, parametersOf, places } from "./cases.ts";

const operations = Object.values(operationTable);
const dataApi = places.filter(({ contract }) => contract === "data-api");
/** Operations that have no measure behind them; the rest can have too little data. */
const unmeasured = ["foundational", "taxonomy", "lookup", "health check"];

/** Which answers other than refusals an operation can give: its tag and its parameters tell. */
function answersOf(operation: (typeof operations)[number]): string[] {
  const { operationId, tag, parameters } = operation;
  // What is known of a place is told however little it is.
  const canBeShort = !unmeasured.includes(tag) && operationId !== "getLocationFactors";
  const hasPages = parameters.some(({ name }) => name === "pageno" || name === "after");
  return ["success", ...(canBeShort ? ["insufficientData"] : []), ...(hasPages ? ["noData"] : [])];
}

/** Every answer but a 400 that an operation can give, by status. */
function expectedCases(operation: (typeof operations)[number]): Record<string, string[]> {
  return {
    "200": answersOf(operation),
    ...(operation.security?.some((scheme) => scheme === "authorizationToken") && { "401": ["unauthorized"] }),
    "405": ["methodNotAllowed"],
    ...(operation.method === "POST" && { "413": ["payloadTooLarge"], "415": ["unsupportedMediaType"] }),
    "429": ["tooManyRequests", "quotaExpired"],
    "500": ["internalServerError"],
    "503": [operation.probes ? "unhealthy" : "serviceBusy"],
    "504": ["gatewayTimedOut"],
  };
}

test.for(operations)("$operationId has an example of every answer it can give", (operation) => {
  const shown = Object.entries(operation.responses as Record<string, readonly string[]>);
  const cases = Object.fromEntries(shown.filter(([status]) => status !== "304" && status !== "400"));
  expect(cases).toEqual(expectedCases(operation));
});

test.for(dataApi.map((place) => ({ ...place, id: place.operation.operationId })))(
  "every parameter of $id says what it is and shows a value",
  (place) => {
    for (const { name, description, example } of parametersOf(place)) {
      expect(String(description).length, name).toBeGreaterThan(20);
      expect(String(example), name).not.toMatch(/^(undefined|null|)$/);
    }
  },
);

test("every answer of HTTP 200 in the contract is recorded from the server, the token's included", () => {
  const shown = dataApi.flatMap((place) =>
    casesOf(place)
      .filter(({ status }) => status === "200")
      .map(({ name }) => `${place.operation.operationId} ${name}`),
  );
  const recorded = recordings.map(({ id, name }) => `${id} ${name}`);
  expect([...recorded, "createToken success"].sort()).toEqual(shown.sort());
});

// A8 TRANSFORMATION_ERROR
test("TRANSFORMATION_ERROR is a word of the envelope that no answer uses", () => {
  const { schemas } = bundled("data-api").components as { schemas: { ApiCode: { enum: string[] } } };
  expect(schemas.ApiCode.enum).toContain("TRANSFORMATION_ERROR");
  const used = Object.values(problems).map(({ apiCode }) => apiCode);
  expect(used).not.toContain("TRANSFORMATION_ERROR");
  const shown = dataApi.flatMap(casesOf).map(({ value }) => (value as { apiCode?: string }).apiCode);
  expect(shown).not.toContain("TRANSFORMATION_ERROR");
});

// A9 countries: 39 stated, the table lists more rows
test("country takes every code of the guide's table, which has more rows than the 39 stated", () => {
  const rows = listedCountryRows();
  expect(rows.length).toBeGreaterThan(39);
  expect(rows.filter((code) => code === "RO")).toHaveLength(2);
  const country = operationTable.getDemand.parameters.find(({ name }) => name === "country");
  const form = new RegExp(country?.schema.pattern ?? "^$");
  expect(rows.filter((code) => !form.test(code))).toEqual([]);
});
