import document from "@talent/contract/portal-api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { type ExampleRequest, requestSamples } from "../reference/requestSamples.ts";
import { type Addresses, fillIn } from "./fillIn.ts";
import { installHooks, tokenSnippet } from "./pages/snippets.ts";

const configurations = document.components.examples;
const apart = configurations["getPortalConfiguration.separateHosts"].value as Addresses;
const together = configurations["getPortalConfiguration.local"].value as Addresses;
const callUnits: ExampleRequest = {
  ...{ operationId: "getCallUnits", method: "get", path: "/v1/callunits", query: {} },
};

test("with hosts apart, samples ask for tokens, packages and data where each of them is", () => {
  const [curl, typescript, python] = tokenSnippet.map(({ code }) => fillIn(code, apart));
  expect(curl).toContain(`curl -s "${apart.authServerUrl}/auth/token"`);
  expect(python).toContain(`"${apart.authServerUrl}/auth/token"`);
  const client = `  baseUrl: "${apart.apiUrl}",\n  authUrl: "${apart.authServerUrl}",\n  key:`;
  expect(typescript).toContain(client);
  expect(typescript).toContain(`npm install ${apart.originUrl}/api/packages/talent-client.tgz`);
  expect(fillIn(installHooks, apart)).toContain(`${apart.originUrl}/api/packages/talent-contract.tgz`);
  const samples = requestSamples(callUnits).map(({ code }) => fillIn(code, apart));
  expect(samples[0]).toContain(`"${apart.apiUrl}/v1/callunits"`);
  expect(samples[1]).toContain(client);
});

test("with one host they name no other, and the client is told of one address", () => {
  const samples = [...tokenSnippet, ...requestSamples(callUnits)].map(({ code }) => fillIn(code, together));
  for (const sample of samples) {
    for (const [origin] of sample.matchAll(/https?:\/\/[^/"]+/g)) expect(origin).toBe(together.apiUrl);
    expect(sample).not.toMatch(/authUrl|\{\{/);
  }
});
