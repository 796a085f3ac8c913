import type { Settings } from "../settings.ts";

/** Origins that the portal's pages call; `tokenEndpoint` is the sign-in provider's, where it is known. */
export function calledByPortal(settings: Settings, tokenEndpoint?: string): string[] {
  const { identity, apiUrl, authServerUrl, adminPublicServiceUrl } = settings;
  const addresses = [identity.issuer, tokenEndpoint, apiUrl, authServerUrl, adminPublicServiceUrl];
  const origins = addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));
  return [...new Set(origins)];
}
