import { type Configuration, errors, Provider } from "oidc-provider";
import { isEnded, loginPolicy } from "./endedSignIns.ts";
import { applicationOf, type IdentityOptions } from "./IdentityOptions.ts";
import type { IdentityKeys } from "./identityKeys.ts";
import { errorPage, logoutPage, signedOutPage } from "./pages/messagePages.ts";
import { createAdapter } from "./store/createAdapter.ts";
import type { Store } from "./store/Store.ts";

const standardAccessTokenSeconds = 1_800;
const sessionSeconds = 12 * 3_600;

/** The OpenID Connect provider itself: authorization code with PKCE, rotating refresh tokens, sign-out. */
export function createProvider(
  options: IdentityOptions,
  { keys, store }: { keys: IdentityKeys; store: Store },
) {
  const mount = new URL(options.issuer).pathname.replace(/\/$/, "");
  const provider = new Provider(options.issuer, {
    ...configuration(options),
    adapter: (model: string) => createAdapter(store, model),
    jwks: { keys: keys.signing as never },
    cookies: { keys: keys.cookies, ...cookieOptions(options.issuer) },
    interactions: {
      policy: loginPolicy(options.accounts),
      url: (_ctx, interaction) => `${mount}/interaction/${interaction.uid}`,
    },
  });
  // The handler tells the provider its public address through these headers; see createIdentity.
  provider.proxy = true;
  return provider;
}

function configuration(options: IdentityOptions): Configuration {
  const { accounts, audience, accessTokenSeconds = standardAccessTokenSeconds } = options;
  return {
    clients: options.clients.map((client) => ({
      client_id: client.clientId,
      redirect_uris: client.redirectUris,
      post_logout_redirect_uris: client.postLogoutRedirectUris,
      response_types: ["code"],
      grant_types: ["authorization_code", "refresh_token"],
      token_endpoint_auth_method: "none",
      id_token_signed_response_alg: "ES256",
    })),
    claims: {
      openid: ["sub", "sid"],
      email: ["email"],
      profile: ["name", "given_name", "family_name"],
    },
    // Browser applications read name and email from the ID token; without this they stand in userinfo only.
    conformIdTokenClaims: false,
    scopes: ["openid", "offline_access", "profile", "email"],
    async findAccount(_ctx, subject, token) {
      const claims = await accounts.claims(subject);
      if (!claims) return undefined;
      const signedInAt = token && "authTime" in token ? token.authTime : undefined;
      if (signedInAt !== undefined && (await isEnded(accounts, subject, signedInAt))) return undefined;
      const sid = token && "sessionUid" in token ? token.sessionUid : undefined;
      return { accountId: subject, claims: async () => ({ sub: subject, sid, ...claims }) };
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      userinfo: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, _client, oneOf) => (oneOf?.[0] ?? []) as never,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            scope: "",
            audience,
            accessTokenTTL: accessTokenSeconds,
            accessTokenFormat: "jwt",
            jwt: { sign: { alg: "ES256" } },
          };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = logoutPage(form, ctx.oidc.entities.IdTokenHint !== undefined);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(applicationOf(options));
        },
      },
    },
    // The session a token belongs to, so that what a person started in it can end with it.
    extraTokenClaims: (ctx, token) => {
      if (!("sessionUid" in token)) return undefined;
      const source = ctx.oidc?.entities.AuthorizationCode ?? ctx.oidc?.entities.RefreshToken;
      return { sid: token.sessionUid, auth_time: source?.authTime };
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    expiresWithSession: () => true,
    loadExistingGrant: async (ctx) => {
      // The applications are ours: signing in is consent.
      const { client, session, params } = ctx.oidc;
      const known = client && session?.grantIdFor(client.clientId);
      const grant =
        (known && (await ctx.oidc.provider.Grant.find(known))) ||
        new ctx.oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope(String(params?.scope ?? "openid"));
      await grant.save();
      return grant;
    },
    clientBasedCORS: (_ctx, origin, client) =>
      (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
    renderError: (ctx, out) => {
      ctx.type = "html";
      ctx.body = errorPage({
        error: out.error,
        description: out.error_description ?? "The sign-in could not go on.",
        application: applicationOf(options),
      });
    },
    ttl: {
      AccessToken: (_ctx, token) => token.resourceServer?.accessTokenTTL ?? accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 3_600,
      Interaction: 3_600,
      RefreshToken: sessionSeconds,
      Session: sessionSeconds,
      Grant: sessionSeconds,
    },
  };
}

function cookieOptions(issuer: string) {
  const { pathname, protocol } = new URL(issuer);
  const options = { httpOnly: true, sameSite: "lax" as const, secure: protocol === "https:" };
  // The session's cookie goes to the provider alone, not with every call of the API on this origin.
  return { long: { ...options, path: pathname.replace(/(?<=.)\/$/, "") }, short: options };
}
