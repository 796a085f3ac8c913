import type { Addresses } from "./fillIn.ts";

/** What is changed of the request collection: its variables, and where its requests in groups are sent. */
export type AddressedCollection = {
  variable: { key: string; value: string }[];
  item: { item?: { request: { url: { host: string[]; path: string[] } } }[] }[];
};

/**
 * The collection with the data API's address as its `baseUrl`; where tokens are asked for elsewhere, its token request goes
 * to one more variable, `authUrl`.
 */
export function withAddresses<Collection extends AddressedCollection>(
  collection: Collection,
  { apiUrl, authServerUrl }: Addresses,
): Collection {
  const copy = structuredClone(collection);
  for (const variable of copy.variable) if (variable.key === "baseUrl") variable.value = apiUrl;
  if (authServerUrl === null) return copy;
  copy.variable.push({ key: "authUrl", value: authServerUrl });
  for (const { request } of copy.item.flatMap(({ item = [] }) => item))
    if (request.url.path.join("/") === "auth/token") request.url.host = ["{{authUrl}}"];
  return copy;
}
