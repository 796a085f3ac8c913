import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { decodeProtectedHeader, errors, type JWK, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { AccountsError } from "../AccountsError.ts";
import type { Caller } from "../Caller.ts";
import type { Database } from "../database/Database.ts";
import { subscriptionSecrets, subscriptions } from "../database/schema.ts";
import type { Limits } from "../limits/limits.ts";
import type { RateLimitHeaders } from "../limits/rateLimitHeaders.ts";
import type { UserStates } from "../users/userStates.ts";
import type { GuessThrottle } from "./guessThrottle.ts";
import { isCompactJwt } from "./isCompactJwt.ts";
import { digestOf, sameDigest } from "./secrets.ts";
import { algorithm, type SigningKeys } from "./signingKeys.ts";
import type { SubscriptionState, SubscriptionStates } from "./subscriptionStates.ts";

/** The bare answer to a token request, with the field names of the specification. */
export type TokenResponse = {
  access_token: string;
  expires_in: number;
  token_type: "Bearer";
  /** Seconds since 1970 before which this subscription's tokens are refused; 0 when it has no such bound. */
  "not-before-policy": number;
  session_state: string;
  scope: string;
};

/** Tokens of the data API. */
export type Tokens = {
  /**
   * Exchanges a subscriber's key and secret. `invalidSubscription` for an unknown key, a wrong secret and a revoked
   * subscription alike, in the same time; `quotaExpired` when the year's quota is gone; `tooManyRequests` above
   * five requests a second, wrong guesses counted per key. The headers belong on the answer.
   */
  issue(credentials: {
    key: string;
    secret: string;
  }): Promise<{ token: TokenResponse; headers: RateLimitHeaders }>;
  /** A token for a person in the portal, valid for 15 minutes, on this subscription's units and limits. */
  issueForPortal(
    subscription: SubscriptionState,
    userId: number,
  ): Promise<{ accessToken: string; expiresIn: number }>;
  /**
   * Who makes the call. `unauthorized` for everything that is not a token of ours that is valid now: expired,
   * tampered with, signed by others or not at all, of a revoked subscription or secret, of an inactive person.
   */
  verify(token: string): Promise<Caller>;
  /** Public keys, as a JSON Web Key Set. */
  jwks(): Promise<{ keys: JWK[] }>;
  /** New signing key; see `SigningKeys.rotate`. */
  rotateKeys(options?: { overlapSeconds?: number; revoke?: boolean }): Promise<string>;
};

/** Lifetime of a subscriber's token, seconds. */
export const tokenSeconds = 3_600;

/** Lifetime of a portal's token, seconds. */
export const portalTokenSeconds = 900;

const scope = "data-api";
const type = "at+jwt";

/** How much of tokens that were not signed here is remembered, characters. */
const forgedCharacters = 2_000_000;

/** Every refusal of credentials is answered this long after the request: what was wrong does not show in the time. */
const refusalMs = 60;

/** A secret nobody has: an unknown key is compared with it, so that it takes the work of a known one. */
const nobody = { id: "", subscriptionId: "", digest: digestOf("") };

type Claims = {
  sub: string;
  org: string;
  uid: number | null;
  via: "api" | "portal";
  cred: string | null;
  kid: string;
  iat: number;
  exp: number;
};

type Parts = {
  database: Database;
  keys: SigningKeys;
  states: SubscriptionStates;
  people: UserStates;
  limits: Limits;
  throttle: GuessThrottle;
  issuer: string;
  clock: () => number;
};

/** Tokens of this issuer on this store. */
export function createTokens(parts: Parts): Tokens {
  const { database, keys, states, people, limits, throttle, issuer, clock } = parts;
  const verified = new LRUCache<string, Claims>({ max: 20_000, ttlResolution: 0 });
  // What the key of its `kid` did not sign, it never will have: a forged token sent again is not verified again.
  const forged = new LRUCache<string, true>({
    maxSize: forgedCharacters,
    sizeCalculation: (_, token) => token.length,
  });

  const sign = async (claims: Omit<Claims, "kid" | "iat" | "exp">, seconds: number) => {
    const key = await keys.current();
    const issuedAt = Math.floor(clock() / 1_000);
    const { sub, ...rest } = claims;
    return new SignJWT({ ...rest, scope })
      .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: type })
      .setIssuer(issuer)
      .setAudience(scope)
      .setSubject(sub)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key.privateKey);
  };

  const secretOf = async (key: string, secret: string) => {
    const now = new Date(clock());
    const rows = await database
      .select({
        id: subscriptionSecrets.id,
        subscriptionId: subscriptions.id,
        digest: subscriptionSecrets.digest,
      })
      .from(subscriptionSecrets)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionSecrets.subscriptionId))
      .where(
        and(
          eq(subscriptions.key, key),
          isNull(subscriptions.revokedAt),
          isNull(subscriptionSecrets.revokedAt),
          or(isNull(subscriptionSecrets.expiresAt), gt(subscriptionSecrets.expiresAt, now)),
        ),
      );
    const digest = digestOf(secret);
    const matching = [nobody, ...rows].filter((row) => sameDigest(row.digest, digest));
    return matching.find((row) => row !== nobody) ?? null;
  };

  const readClaims = async (token: string): Promise<Claims> => {
    const known = verified.get(token);
    if (known && (await keys.publicKey(known.kid))) return known;
    if (forged.has(token)) throw new AccountsError("unauthorized", "The token was not signed here.");
    if (!isCompactJwt(token)) throw new AccountsError("unauthorized", "This is no token.");
    const { kid } = decodeProtectedHeader(token);
    const key = typeof kid === "string" ? await keys.publicKey(kid) : null;
    if (!key) throw new AccountsError("unauthorized", "The token was not signed here.");
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience: scope,
      currentDate: new Date(clock()),
    }).catch((error: unknown) => {
      if (error instanceof errors.JWSSignatureVerificationFailed) forged.set(token, true);
      throw error;
    });
    const claims = { ...payload, kid } as unknown as Claims;
    verified.set(token, claims, { ttl: Math.max(1, claims.exp * 1_000 - clock()) });
    return claims;
  };

  return {
    async issue({ key, secret }) {
      const from = performance.now();
      const match = await secretOf(key, secret);
      const subscription = match && (await states.get(match.subscriptionId));
      if (!match || !subscription || subscription.revokedAt) {
        await until(from + refusalMs);
        await throttle(key);
        throw new AccountsError(
          "invalidSubscription",
          "Invalid subscription or Invalid subscription credentials",
        );
      }
      const spender = { subscriptionId: subscription.id, userId: null };
      const admission = await limits.take(spender, { level: 0, units: 0 });
      if (!admission.allowed) {
        throw new AccountsError("tooManyRequests", "Throttling limits exceeded", { ...admission.headers });
      }
      if (await limits.quotaGone(subscription.id)) {
        throw new AccountsError("quotaExpired", "Service limit exceeded", await admission.settle(429));
      }
      const claims = {
        sub: subscription.id,
        org: subscription.organisationId,
        uid: subscription.ownerUserId,
        via: "api" as const,
        cred: match.id,
      };
      const token: TokenResponse = {
        access_token: await sign(claims, tokenSeconds),
        expires_in: tokenSeconds,
        token_type: "Bearer",
        "not-before-policy": subscription.notBefore,
        session_state: randomUUID(),
        scope,
      };
      return { token, headers: await admission.settle(200) };
    },

    async issueForPortal(subscription, userId) {
      const { id: sub, organisationId: org } = subscription;
      const claims = { sub, org, uid: userId, via: "portal" as const, cred: null };
      return { accessToken: await sign(claims, portalTokenSeconds), expiresIn: portalTokenSeconds };
    },

    async verify(token) {
      const claims = await readClaims(token).catch(() => null);
      const subscription = claims && (await states.get(claims.sub));
      const person = claims?.via === "portal" ? await people.get(claims.uid ?? 0) : null;
      if (
        !claims ||
        !subscription ||
        claims.exp * 1_000 <= clock() ||
        claims.iat < subscription.notBefore ||
        subscription.revokedAt !== null ||
        subscription.organisationId !== claims.org ||
        (claims.cred !== null && subscription.revokedSecrets.has(claims.cred)) ||
        (claims.via === "portal" && !(person?.active && person.organisationId === claims.org))
      ) {
        throw new AccountsError("unauthorized", "Un-Authorized access; No token or invalid token");
      }
      return {
        organisationId: claims.org,
        subscriptionId: subscription.id,
        userId: claims.uid,
        dataSettings: {
          showStaffing: subscription.showStaffing,
          showAnonymous: subscription.showAnonymous,
          newJobs: subscription.newJobs,
        },
        sources: subscription.sources,
        via: claims.via,
      };
    },

    jwks: () => keys.jwks(),
    rotateKeys: (options) => keys.rotate(options),
  };
}

function until(instant: number): Promise<void> {
  const wait = instant - performance.now();
  return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : Promise.resolve();
}
