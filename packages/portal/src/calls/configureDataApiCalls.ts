import { configureRequests } from "@talent/contract/data-api/hooks";
import type { PortalConfiguration } from "@talent/contract/portal-api";
import { collapseAddress } from "./collapseAddress.ts";
import { noteRateLimit } from "./rateLimit.ts";

/** Lets the data API's own calls carry the console token, and keeps what they say of the limits. */
export function configureDataApiCalls(configuration: PortalConfiguration, token: string): void {
  configureRequests({
    toAddress: (path) => collapseAddress(`${configuration.apiUrl}${path}`),
    credentials: "omit",
    headers: () => ({ authorizationToken: token }),
    onResponse: ({ headers }) => noteRateLimit(headers),
  });
}
