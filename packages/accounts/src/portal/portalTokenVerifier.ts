import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose";
import { AccountsError } from "../AccountsError.ts";
import { isCompactJwt } from "../tokens/isCompactJwt.ts";

/** Who is signed in to the portal: the person's subject, the sign-in session when the provider names it, and its start. */
export type PortalIdentity = { subject: string; session: string | null; signedInAt: Date };

/** Checks access tokens of the identity provider. */
export type PortalTokenVerifier = {
  /**
   * Finds the provider, for the start; `identityUnreachable` with what to do when it does not answer or is another.
   * Gives the address at which pages fetch their tokens, where the provider names one.
   */
  check(): Promise<string | undefined>;
  /**
   * The person the token was issued to; `unauthorized` for every token that is not one for us and valid now, and
   * `identityUnreachable` where the provider's keys cannot be fetched, by which nobody is signed out.
   */
  verify(token: string): Promise<PortalIdentity>;
};

/** Which provider to trust. With `jwks` (the embedded provider's own keys) nothing is fetched. */
export type PortalTokenVerifierOptions = {
  issuer: string;
  /** The audience the portal asks its access tokens for. */
  audience: string;
  jwks?: () => JSONWebKeySet;
};

const algorithms = ["ES256", "ES384", "RS256", "PS256", "EdDSA"];
const clockToleranceSeconds = 5;
const discoveryTimeoutMs = 5_000;

/** Verifies issuer, audience, signature and expiry, with the keys the issuer's discovery document leads to. */
export function createPortalTokenVerifier(options: PortalTokenVerifierOptions): PortalTokenVerifier {
  const { issuer, audience, jwks } = options;
  let discovered: Promise<Provider> | undefined;

  const provider = (): Promise<Provider> => {
    if (jwks) return Promise.resolve({ keys: createLocalJWKSet(jwks()) });
    if (!discovered) {
      discovered = discover(issuer);
      discovered.catch(() => {
        discovered = undefined;
      });
    }
    return discovered;
  };

  return {
    async check() {
      return (await provider()).tokenEndpoint;
    },
    async verify(token) {
      if (!isCompactJwt(token)) throw refused();
      const { keys } = await provider();
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms,
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ["sub", "exp", "iat"],
      }).catch((error: unknown) => {
        throw error instanceof AccountsError ? error : refused();
      });
      const { sub = "", sid, auth_time: authTime, iat = 0 } = payload;
      return {
        subject: sub,
        session: typeof sid === "string" ? sid : null,
        signedInAt: new Date((typeof authTime === "number" ? authTime : iat) * 1_000),
      };
    },
  };
}

type Metadata = { issuer?: string; jwks_uri?: string; token_endpoint?: string };

/** What a provider says of itself: the keys of its tokens, and where pages fetch them. */
type Provider = { keys: JWTVerifyGetKey; tokenEndpoint?: string };

async function discover(issuer: string): Promise<Provider> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const metadata = await fetch(address, { signal: AbortSignal.timeout(discoveryTimeoutMs) })
    .then(async (response) => (await response.json()) as Metadata)
    .catch((error: Error) => {
      throw unreachable(`${address} does not answer (${error.message})`);
    });
  if (metadata.issuer !== issuer) throw unreachable(`${address} names ${metadata.issuer} as its issuer`);
  if (!metadata.jwks_uri) throw unreachable(`${address} names no jwks_uri`);
  const { token_endpoint: endpoint } = metadata;
  const tokenEndpoint = endpoint && URL.canParse(endpoint) ? endpoint : undefined;
  return { keys: publishedKeys(metadata.jwks_uri), tokenEndpoint };
}

/** What is wrong with a token, not with the fetching of keys: its key is none of those, or of no kind we know. */
const ofTheToken = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

function publishedKeys(address: string): JWTVerifyGetKey {
  const find = createRemoteJWKSet(new URL(address), { timeoutDuration: discoveryTimeoutMs });
  return (header, token) =>
    find(header, token).catch((error: Error) => {
      if (ofTheToken.some((kind) => error instanceof kind)) throw error;
      throw unreachable(`${address} gives no keys (${error.message})`);
    });
}

function refused(): AccountsError {
  return new AccountsError("unauthorized", "Sign in again: the access token is missing, invalid or expired.");
}

function unreachable(what: string): AccountsError {
  return new AccountsError(
    "identityUnreachable",
    `The identity provider cannot be used: ${what}. Start it, or set the issuer address to the provider's own.`,
  );
}
