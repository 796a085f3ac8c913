import { expect, test } from "vitest";
import type { Parameter } from "../../scripts/generate/Document.ts";
import { casesOf, type Place, parametersOf, places } from "./cases.ts";

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const wordOf = (name: string) => name.split(/[_-]/).map(capital).join("");

/** Names of the refusals that a parameter alone can bring about. */
function refusalsOf(parameter: Parameter): string[] {
  const entity = parameter["x-entity"];
  const list = parameter["x-list"] as { maxItems?: number } | undefined;
  return [
    ...(parameter.required ? [`missing${wordOf(parameter.name)}`] : []),
    ...(entity === "talentprofile" ? ["invalidTalentProfile"] : []),
    ...(entity && entity !== "talentprofile" ? [`invalid${wordOf(parameter.name)}`] : []),
    ...(list?.maxItems || parameter.schema.maximum !== undefined ? ["exceedsMaximum"] : []),
    "invalidFormat",
  ];
}

function expectedRefusals(place: Place): string[] {
  const { operation } = place;
  const parameters = parametersOf(place);
  const filters = parameters.map((parameter) => parameter["x-filter"]);
  const role = operation["x-role"] as { required: boolean } | undefined;
  const excludes = operation["x-exclusive"] || (filters.includes("profile") && filters.includes("role"));
  return [
    ...parameters.filter((parameter) => parameter.in === "query").flatMap(refusalsOf),
    ...(operation["x-location"] ? ["missingLocation", "multipleCountries"] : []),
    ...(role?.required ? ["missingRole"] : []),
    ...(excludes ? ["mutuallyExclusive"] : []),
    ...(operation.security ? [] : ["unknownParameter"]),
  ];
}

const dataApi = places
  .filter(({ contract }) => contract === "data-api")
  .map((place) => ({ ...place, id: place.operation.operationId }));

test.for(dataApi)("$id shows every refusal its parameters can bring about", (place) => {
  const shown = casesOf(place).filter(({ status }) => status === "400");
  expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(expectedRefusals(place)));
});

test("a refusal of the data API has no data, echoes nothing and says why", () => {
  for (const place of dataApi) {
    for (const { status = "", name, value } of casesOf(place)) {
      if (!/^[45]/.test(status) || name === "unhealthy") continue;
      expect(value, `${place.id} ${status} ${name}`).toMatchObject({ data: null, input: {} });
      expect((value as { messages: string[] }).messages, `${place.id} ${status} ${name}`).not.toHaveLength(0);
    }
  }
});

test("an answer without a figure is HTTP 200 with its own apiCode and no data", () => {
  const words = { insufficientData: "INSUFFICIENT_DATA", noData: "NO_DATA_FOUND" } as const;
  const cases = dataApi.flatMap(casesOf).filter(({ name }) => name in words);
  expect(cases.length).toBeGreaterThan(40);
  for (const { name, status, value } of cases) {
    expect(status).toBe("200");
    expect(value).toMatchObject({ apiCode: words[name as keyof typeof words], data: null });
  }
});
