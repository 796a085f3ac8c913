import { join } from "node:path";
import {
  type Accounts,
  AccountsError,
  createPortalTokenVerifier,
  type PortalTokenVerifier,
} from "@talent/accounts";
import { createIdentity, type Identity, IdentityDamaged } from "@talent/identity";
import type { Settings } from "./settings.ts";

/** The sign-in the portal uses: a verifier of its tokens, and the provider itself when it is embedded. */
export type SignIn = {
  verifier: PortalTokenVerifier;
  identity?: Identity;
  /** Where pages fetch their tokens, as another provider names it. */
  tokenEndpoint?: string;
};

/**
 * Opens the embedded provider, or checks that the configured one answers; `identityUnreachable` when it does not, or
 * when what the embedded one keeps is damaged.
 * `onFailure` hears of sign-ins that failed by no fault of the person, and of sessions that cannot be written.
 */
export async function openIdentity(
  settings: Settings,
  accounts: Pick<Accounts, "users">,
  onFailure: (error: unknown) => void,
): Promise<SignIn> {
  const { issuer, resource: audience, clientId } = settings.identity;
  if (!settings.embeddedIdentity) {
    const verifier = createPortalTokenVerifier({ issuer, audience });
    return { verifier, tokenEndpoint: await verifier.check() };
  }
  const portal = `${settings.origin}/api/`;
  const identity = await createIdentity({
    issuer,
    dir: join(settings.dataDir, "identity"),
    audience,
    clients: [{ clientId, redirectUris: [portal], postLogoutRedirectUris: [portal] }],
    onError: onFailure,
    accounts: {
      async authenticate(email, password) {
        return (await accounts.users.authenticate(email, password))?.subject ?? null;
      },
      async signInsFrom(subject) {
        return (await accounts.users.bySubject(subject))?.signInsFrom ?? null;
      },
      async claims(subject) {
        const user = await accounts.users.bySubject(subject);
        if (!user) return null;
        const { email, firstName, lastName } = user;
        return { email, given_name: firstName, family_name: lastName, name: `${firstName} ${lastName}` };
      },
    },
  }).catch((error: unknown) => {
    throw error instanceof IdentityDamaged ? new AccountsError("identityUnreachable", error.message) : error;
  });
  return { verifier: createPortalTokenVerifier({ issuer, audience, jwks: identity.jwks }), identity };
}
