import { randomUUID } from "node:crypto";
import type { JWK } from "jose";
import { AccountsError } from "../AccountsError.ts";
import type { Caller } from "../Caller.ts";
import type { Limits } from "../limits/limits.ts";
import type { RateLimitHeaders } from "../limits/rateLimitHeaders.ts";
import { isSignInOver } from "../users/isSignInOver.ts";
import type { UserState, UserStates } from "../users/userStates.ts";
import type { GuessThrottle } from "./guessThrottle.ts";
import { digestOf, sameDigest } from "./secrets.ts";
import type { KeptSecret, SecretsByKey } from "./secretsByKey.ts";
import { type Claims, createSignedTokens, scope } from "./signedTokens.ts";
import type { SigningKeys } from "./signingKeys.ts";
import type { SubscriptionState, SubscriptionStates } from "./subscriptionStates.ts";

/** The bare answer to a token request, with the field names of the specification. */
export type TokenResponse = {
  access_token: string;
  expires_in: number;
  token_type: "Bearer";
  /** Seconds since 1970 before which this subscription's tokens are refused, up to a second ahead after a revocation; 0 when it has no such bound. */
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
    subscription: Pick<SubscriptionState, "id" | "organisationId" | "notBefore">,
    userId: number,
  ): Promise<{ accessToken: string; expiresIn: number }>;
  /**
   * Who makes the call. `unauthorized` for everything that is not a token of ours that is valid now: expired,
   * tampered with, signed by others or not at all, of a revoked subscription or secret, of a person who is inactive or was signed out.
   */
  verify(token: string): Promise<Caller>;
  /** The same at once, where nothing has to be asked of the store or verified; undefined says nothing of a token. */
  known(token: string): Caller | undefined;
  /** Public keys, as a JSON Web Key Set. */
  jwks(): Promise<{ keys: JWK[] }>;
  /** New signing key; see `SigningKeys.rotate`. */
  rotateKeys(options?: { overlapSeconds?: number; revoke?: boolean }): Promise<string>;
};

/** Lifetime of a subscriber's token, seconds. */
export const tokenSeconds = 3_600;

/** Lifetime of a portal's token, seconds. */
export const portalTokenSeconds = 900;

/** Every refusal of credentials is answered this long after the request: what was wrong does not show in the time. */
const refusalMs = 60;

/** A secret nobody has: an unknown key is compared with it, so that it takes the work of a known one. */
const nobody: KeptSecret = { id: "", subscriptionId: "", digest: digestOf(""), expiresAt: null };

type Parts = {
  keys: SigningKeys;
  secrets: SecretsByKey;
  states: SubscriptionStates;
  people: UserStates;
  limits: Limits;
  throttle: GuessThrottle;
  issuer: string;
  clock: () => number;
};

/** Tokens of this issuer on this store. */
export function createTokens(parts: Parts): Tokens {
  const { keys, secrets, states, people, limits, throttle, issuer, clock } = parts;
  const signed = createSignedTokens({ keys, issuer, clock });
  const secretOf = async (key: string, secret: string) => {
    const kept = await secrets.of(key);
    const digest = digestOf(secret);
    const matching = [nobody, ...kept].filter((row) => sameDigest(row.digest, digest));
    return matching.find((row) => row !== nobody && !isOver(row, clock())) ?? null;
  };

  const isGood = (claims: Claims, subscription: SubscriptionState) =>
    claims.exp * 1_000 > clock() &&
    claims.iat >= subscription.notBefore &&
    subscription.revokedAt === null &&
    subscription.organisationId === claims.org &&
    !(claims.cred !== null && subscription.revokedSecrets.has(claims.cred));

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
      // It costs nothing, so there is nothing to settle, and no more to ask of the store.
      const admission = await limits.take(spender, { level: 0, units: 0 });
      if (!admission.allowed) {
        throw new AccountsError("tooManyRequests", "Throttling limits exceeded", { ...admission.headers });
      }
      const wait = await limits.quotaWait(subscription.id);
      if (wait > 0) {
        const headers = { ...admission.headers, "Retry-After": String(wait) };
        throw new AccountsError("quotaExpired", "Service limit exceeded", headers);
      }
      // Tokens may have been revoked by another process a moment ago: this one is of after that.
      const { notBefore } = (await states.anew(subscription.id)) ?? subscription;
      const claims = {
        sub: subscription.id,
        org: subscription.organisationId,
        uid: subscription.ownerUserId,
        via: "api" as const,
        cred: match.id,
      };
      const token: TokenResponse = {
        access_token: await signed.sign(claims, { seconds: tokenSeconds, notBefore }),
        expires_in: tokenSeconds,
        token_type: "Bearer",
        "not-before-policy": notBefore,
        session_state: randomUUID(),
        scope,
      };
      return { token, headers: admission.headers };
    },

    async issueForPortal({ id: sub, organisationId: org, notBefore }, userId) {
      const claims = { sub, org, uid: userId, via: "portal" as const, cred: null };
      const validity = { seconds: portalTokenSeconds, notBefore };
      return { accessToken: await signed.sign(claims, validity), expiresIn: portalTokenSeconds };
    },

    known(token) {
      const claims = signed.known(token);
      const subscription = claims && states.known(claims.sub);
      // A person's token asks the store for its person, and a refusal is told by `verify` alone.
      return subscription && claims.via === "api" && isGood(claims, subscription)
        ? callerOf(claims, subscription)
        : undefined;
    },

    async verify(token) {
      const claims = await signed.read(token).catch(nobodys);
      const subscription = claims && (await states.get(claims.sub));
      const person = claims?.via === "portal" ? await people.get(claims.uid ?? 0) : null;
      const isTheirs = claims?.via !== "portal" || (person !== null && mayStill(person, claims));
      if (!claims || !subscription || !isTheirs || !isGood(claims, subscription))
        throw new AccountsError("unauthorized", "Un-Authorized access; No token or invalid token");
      return callerOf(claims, subscription);
    },

    jwks: () => keys.jwks(),
    rotateKeys: (options) => keys.rotate(options),
  };
}

/** No claims, of what is no token of ours; a store that does not answer says nothing of a token. */
function nobodys(error: unknown): null {
  if (error instanceof AccountsError) return null;
  throw error;
}

function isOver({ expiresAt }: KeptSecret, now: number): boolean {
  return expiresAt !== null && expiresAt.getTime() <= now;
}

function until(instant: number): Promise<void> {
  const wait = instant - performance.now();
  return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : Promise.resolve();
}

/** Whether a person may still use the token that was issued to them. */
function mayStill(person: UserState, { org, iat }: Claims): boolean {
  return person.active && person.organisationId === org && !isSignInOver(person, new Date(iat * 1_000));
}

function callerOf(claims: Claims, subscription: SubscriptionState): Caller {
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
}
