import type { PortalConfiguration } from "@talent/contract/portal-api";

/** A year, in seconds: no login of a day's work ends by itself. */
const lifetime = 31_536_000;

/** A script that puts a login where the portal's OpenID Connect client keeps one, so that it never asks for one. */
export function storeLogin({ identity }: PortalConfiguration): string {
  const key = JSON.stringify(`oidc.user:${identity.issuer}:${identity.clientId}`);
  const user = {
    access_token: "mocked",
    token_type: "Bearer",
    scope: identity.scope,
    session_state: null,
    profile: { sub: "mocked", sid: "mocked", iss: identity.issuer, aud: identity.clientId },
  };
  return `sessionStorage.setItem(${key}, JSON.stringify({ ...${JSON.stringify(user)}, expires_at: Math.floor(Date.now() / 1000) + ${lifetime} }));`;
}

/** What stands there after a log-out, or when a mock refused a call with 401 or 403. */
export const signedOutPage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Signed out</title>
  <body style="font-family: system-ui, sans-serif; margin: 4rem auto; max-width: 40rem">
    <h1>Signed out</h1>
    <p>This portal runs on mocks, so there is nobody to sign in as. <a href="/api/">Open the portal again</a>.</p>
  </body>
</html>
`;
