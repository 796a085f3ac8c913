import type { PortalConfiguration } from "@talent/contract/portal-api";

/** The addresses that guide and samples name. */
export type Addresses = Pick<PortalConfiguration, "apiUrl" | "authServerUrl" | "originUrl">;

/**
 * The text with this user's own addresses: `{{apiUrl}}` is the data API's, `{{authUrl}}` that of the token request,
 * `{{portalUrl}}` that of the portal and its files. `{{authOption}}` is a line more for the client where tokens are asked
 * for elsewhere than data, and nothing where they are not.
 */
export function fillIn(text: string, { apiUrl, authServerUrl, originUrl }: Addresses): string {
  return text
    .replaceAll("{{apiUrl}}", apiUrl)
    .replaceAll("{{authUrl}}", authServerUrl ?? apiUrl)
    .replaceAll("{{portalUrl}}", originUrl)
    .replaceAll("{{authOption}}", authServerUrl === null ? "" : `\n  authUrl: "${authServerUrl}",`);
}
