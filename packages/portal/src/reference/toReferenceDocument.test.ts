import document from "@talent/contract/data-api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { type ApiDocument, tokenSchemes, toReferenceDocument } from "./toReferenceDocument.ts";

const api = document as unknown as ApiDocument;
const configuration = { apiUrl: "https://api.example", authServerUrl: null };

test("names each operation by the URL form of its summary, all of them different", () => {
  const shown = toReferenceDocument(api, configuration);
  const operations = Object.values(shown.paths).flatMap((item) => Object.values(item));
  const ids = operations.filter((operation) => operation.summary).map((operation) => operation.operationId);
  expect(ids).toContain("Demand%20trend");
  expect(new Set(ids).size).toBe(ids.length);
});

test("leaves the document itself as it was", () => {
  const before = JSON.stringify(api);
  toReferenceDocument(api, configuration);
  expect(JSON.stringify(api)).toBe(before);
});

test("lists the API's server, and an auth server where one is configured", () => {
  expect(toReferenceDocument(api, configuration).servers?.map((server) => server.url)).toEqual([
    "https://api.example",
  ]);
  const two = toReferenceDocument(api, { ...configuration, authServerUrl: "https://auth.example" });
  expect(two.servers?.map((server) => server.url)).toEqual(["https://api.example", "https://auth.example"]);
});

test("gives the token to header keys and not to basic authentication", () => {
  expect(tokenSchemes(api)).toEqual(["authorizationToken"]);
});
