import createFetchClient, { type Client, type ClientOptions } from "openapi-fetch";
import type { paths } from "./types.ts";

/** A typed client of this contract: `client.GET(path, { params })` answers `{ data, error, response }`. */
export type ContractClient = Client<paths>;

/** A client of this contract; `baseUrl`, `headers` and `fetch` as openapi-fetch has them. */
export function createClient(options: ClientOptions): ContractClient {
  return createFetchClient<paths>(options);
}
