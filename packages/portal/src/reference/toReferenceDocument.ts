import type { PortalConfiguration } from "@talent/contract/portal-api";
import { exampleRequest, type Failure, failuresOf, type Operation } from "./exampleRequest.ts";
import type { ExampleRequest } from "./requestSamples.ts";

/** What is read and changed of the data API's document; everything else passes through. */
export type ApiDocument = {
  info?: { description?: string };
  servers?: { url: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components?: {
    securitySchemes?: Record<string, { type: string; scheme?: string }>;
    schemas?: Record<string, { properties?: Record<string, { const?: unknown; enum?: unknown[] }> }>;
  };
};

/** What the reference adds to each operation, in the contract's own way of adding. */
export type Extensions = { "x-example-request": ExampleRequest; "x-failures": Failure[] };

/**
 * The document as the reference shows it: every operationId is the URL form of its operation's summary, so that an
 * operation is found at `#/operations/{summary}`, and the servers are those of the configuration. Each operation
 * carries a request to begin with (for this country) and its failures, for the addon beside its title.
 */
export function toReferenceDocument<Document extends ApiDocument>(
  document: Document,
  { apiUrl, authServerUrl }: Pick<PortalConfiguration, "apiUrl" | "authServerUrl">,
  country = "US",
): Document {
  const copy = structuredClone(document);
  for (const [path, item] of Object.entries(copy.paths))
    for (const [method, operation] of Object.entries(item))
      if (operation.operationId !== undefined && operation.summary !== undefined) {
        const extensions: Extensions = {
          "x-example-request": exampleRequest(document, { path, method, operation }, country),
          "x-failures": failuresOf(document, operation),
        };
        Object.assign(operation, extensions, { operationId: encodeURIComponent(operation.summary) });
      }
  for (const scheme of Object.values(copy.components?.securitySchemes ?? {}))
    if (scheme.scheme !== undefined) scheme.scheme = scheme.scheme.toLowerCase();
  // The console fills in the first of a list of values, but knows nothing of a single fixed one.
  for (const property of Object.values(copy.components?.schemas ?? {}).flatMap((schema) =>
    Object.values(schema.properties ?? {}),
  ))
    if (property.const !== undefined) property.enum = [property.const];
  if (copy.info)
    copy.info.description = `${copy.info.description ?? ""}\n\nThe contract: [OpenAPI as JSON](/api/openapi.json), [as YAML](/api/openapi.yaml).`;
  copy.servers = [
    { url: apiUrl, description: "API" },
    ...(authServerUrl === null ? [] : [{ url: authServerUrl, description: "Auth server" }]),
  ];
  return copy;
}

/** Names of the security schemes that take an access token: keys in a header, and bearer tokens. */
export function tokenSchemes(document: ApiDocument): string[] {
  return Object.entries(document.components?.securitySchemes ?? {})
    .filter(([, { type, scheme }]) => type === "apiKey" || scheme?.toLowerCase() === "bearer")
    .map(([name]) => name);
}
