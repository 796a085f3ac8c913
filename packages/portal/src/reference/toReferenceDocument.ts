import type { PortalConfiguration } from "@talent/contract/portal-api";

/** What is read and changed of the data API's document; everything else passes through. */
export type ApiDocument = {
  servers?: { url: string; description?: string }[];
  paths: Record<string, Record<string, { operationId?: string; summary?: string }>>;
  components?: {
    securitySchemes?: Record<string, { type: string; scheme?: string }>;
    schemas?: Record<string, { properties?: Record<string, { const?: unknown; enum?: unknown[] }> }>;
  };
};

/**
 * The document as the reference shows it: every operationId is the URL form of its operation's summary, so that an
 * operation is found at `#/operations/{summary}`, and the servers are those of the configuration.
 */
export function toReferenceDocument<Document extends ApiDocument>(
  document: Document,
  { apiUrl, authServerUrl }: Pick<PortalConfiguration, "apiUrl" | "authServerUrl">,
): Document {
  const copy = structuredClone(document);
  for (const operation of Object.values(copy.paths).flatMap((item) => Object.values(item)))
    if (operation.operationId !== undefined && operation.summary !== undefined)
      operation.operationId = encodeURIComponent(operation.summary);
  for (const scheme of Object.values(copy.components?.securitySchemes ?? {}))
    if (scheme.scheme !== undefined) scheme.scheme = scheme.scheme.toLowerCase();
  // The console fills in the first of a list of values, but knows nothing of a single fixed one.
  for (const property of Object.values(copy.components?.schemas ?? {}).flatMap((schema) =>
    Object.values(schema.properties ?? {}),
  ))
    if (property.const !== undefined) property.enum = [property.const];
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
