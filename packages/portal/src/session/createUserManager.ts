import type { IdentityConfiguration } from "@talent/contract/portal-api";
import { UserManager, WebStorageStateStore } from "oidc-client-ts";

/**
 * The OpenID Connect client: authorization code with PKCE, renewal by refresh token only.
 * The login lives in this tab's session storage; renewal is left to the session clock.
 */
export function createUserManager(identity: IdentityConfiguration, portalUrl: string): UserManager {
  return new UserManager({
    authority: new URL(identity.issuer, portalUrl).href,
    client_id: identity.clientId,
    scope: identity.scope,
    ...(identity.resource === null ? {} : { resource: new URL(identity.resource, portalUrl).href }),
    redirect_uri: portalUrl,
    post_logout_redirect_uri: portalUrl,
    response_type: "code",
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  });
}
