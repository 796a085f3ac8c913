import { operationTable as dataApi } from "@talent/contract/data-api";
import { operationTable as portalApi } from "@talent/contract/portal-api";
import { expect, test } from "vitest";
import { parametersOf, places } from "./cases.ts";

test("the table of operations holds every operation of its contract, as it is reached", () => {
  const tables = { "data-api": dataApi, "portal-api": portalApi };
  for (const { contract, path, method, operation } of places) {
    const table = tables[contract as keyof typeof tables] as Record<string, (typeof dataApi)["getDemand"]>;
    expect(table[operation.operationId]).toMatchObject({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
    });
  }
});

test("the table says of demand what the contract's extensions say", () => {
  const { level, callUnits, location, role, window, parameters, security } = dataApi.getDemand;
  expect({ level, callUnits, location, role, window, security }).toEqual({
    level: 1,
    callUnits: 1,
    location: { required: true, anyOf: ["state", "msa", "country"], precedence: "broadest", countries: 1 },
    role: { required: true },
    window: { default: "1y" },
    security: ["authorizationToken"],
  });
  expect(parameters.find(({ name }) => name === "skill")).toMatchObject({
    list: { maxItems: 10, prefixes: ["not", "req"], item: "integer" },
    entity: "skill",
    filter: "role",
  });
});

test("of several places the narrowest counts on the diversity operations alone, as the parameters tell", () => {
  const located = Object.values(dataApi).filter(({ location }) => location);
  for (const { operationId, tag, location, parameters } of located) {
    expect(location?.precedence, operationId).toBe(tag === "diversity" ? "narrowest" : "broadest");
    const place = places.find(({ operation }) => operation.operationId === operationId);
    const msa = place && parametersOf(place).find(({ name }) => name === "msa");
    expect(
      parameters.map(({ name }) => name),
      operationId,
    ).toContain("msa");
    expect(/All of one country/.test(msa?.description ?? ""), operationId).toBe(location?.countries === 1);
  }
});

test("limits of the specification hold in the table", () => {
  const limitOf = (id: keyof typeof dataApi, name: string) => {
    const parameter = dataApi[id].parameters.find((each) => each.name === name);
    return parameter?.list?.maxItems ?? parameter?.facet?.maxCount ?? parameter?.schema.maximum;
  };
  expect([
    limitOf("getDemand", "occupation"),
    limitOf("getDemand", "skill"),
    limitOf("getDemand", "credential"),
    limitOf("getDemand", "employer"),
    limitOf("getDemand", "msa"),
    limitOf("getGenderDiversity", "msa"),
    limitOf("getDemand", "state"),
    limitOf("getReviews", "employer"),
    limitOf("getSentiment", "category"),
    limitOf("getListings", "limit"),
    limitOf("getSkillRanking", "limit"),
    limitOf("getDemand", "facet"),
    limitOf("getMsas", "state"),
  ]).toEqual([5, 10, 10, 20, 5, 10, 1, 1, 5, 100, 1000, 100, 5]);
});
