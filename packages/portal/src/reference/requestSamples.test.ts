import * as hooks from "@talent/contract/data-api/hooks";
import document from "@talent/contract/data-api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { requestSamples } from "./requestSamples.ts";
import { type ApiDocument, type Extensions, toReferenceDocument } from "./toReferenceDocument.ts";

const shown = toReferenceDocument(document as unknown as ApiDocument, {
  apiUrl: "https://api.example",
  authServerUrl: null,
});
const requests = Object.values(shown.paths)
  .flatMap((item) => Object.values(item) as unknown as Extensions[])
  .map((operation) => operation["x-example-request"]);
const named = (operationId: string) => {
  const request = requests.find((one) => one.operationId === operationId);
  return Object.fromEntries(
    (request ? requestSamples(request) : []).map(({ language, code }) => [language, code]),
  );
};

test("writes every operation but the token request in four languages, with a hook there is", () => {
  expect(requests.length).toBeGreaterThan(80);
  for (const request of requests.filter(({ operationId }) => operationId !== "createToken")) {
    const samples = requestSamples(request);
    expect(samples.map(({ language }) => language)).toEqual(["curl", "TypeScript", "React hook", "Python"]);
    expect(hooks).toHaveProperty(/import \{ (\w+) \}/.exec(samples[2]?.code ?? "")?.[1] ?? "none");
  }
});

test("fills in what an operation cannot do without", () => {
  expect(named("getDemand").curl).toContain("{{apiUrl}}/v1/lmi/demand?country=US&talentprofile=205");
  expect(named("getTitles").TypeScript).toContain('{ params: { query: { keyword: "data" } } }');
  expect(named("getCallUnits").TypeScript).toContain('talent.GET("/v1/callunits")');
});

test("sends a body where there is one", () => {
  const samples = named("extractJobDescription");
  expect(samples.curl).toContain(`-d '{"`);
  expect(samples.Python).toContain("data=json.dumps(");
  expect(samples["React hook"]).toMatch(/useExtractJobDescription\(\{ \w+:/);
});

test("names each operation's failures once, in the order of their status", () => {
  const demand = shown.paths["/v1/lmi/demand"]?.get as unknown as Extensions;
  const statuses = demand["x-failures"].map(({ status }) => status);
  expect(statuses).toEqual([...statuses].sort((a, b) => a - b));
  expect(demand["x-failures"]).toContainEqual({
    status: 401,
    apiCode: "UNAUTHORIZED",
    message: "Un-Authorized access; No token or invalid token",
  });
});
