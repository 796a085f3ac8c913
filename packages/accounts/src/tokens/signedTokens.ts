import { hash, randomUUID } from "node:crypto";
import { CompactSign, decodeProtectedHeader, errors, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import { AccountsError } from "../AccountsError.ts";
import { isCompactJwt } from "./isCompactJwt.ts";
import { algorithm, type SigningKey, type SigningKeys } from "./signingKeys.ts";
import { isWatermarked } from "./watermark.ts";

/** What a token says, and the id of the key that signed it. */
export type Claims = {
  sub: string;
  org: string;
  uid: number | null;
  via: "api" | "portal";
  cred: string | null;
  kid: string;
  iat: number;
  exp: number;
};

/** Tokens as texts: what they say is signed by us, nothing more. */
export type SignedTokens = {
  /** A token that says this, valid for so many seconds from now on; issued now, or at `notBefore` where that is yet to come. */
  sign(
    claims: Omit<Claims, "kid" | "iat" | "exp">,
    validity: { seconds: number; notBefore: number },
  ): Promise<string>;
  /** What a token says that was read before by a key that is ours now; undefined says nothing of a token. */
  known(token: string): Claims | undefined;
  /** What a token says; `unauthorized` when it was not signed here, for this audience, or had expired when it was first read. */
  read(token: string): Promise<Claims>;
};

/** Whom the tokens are for; also what they allow. */
export const scope = "data-api";

const type = "at+jwt";

/** How many tokens are remembered of those read here and of those that were not signed here. */
const remembered = 20_000;

/** What a token is known by: short, as a key is hashed each time it is looked for, which took 1 µs for all that is signed. */
const signatureOf = (token: string): string => token.slice(token.lastIndexOf(".") + 1);

const notSigned = () => new AccountsError("unauthorized", "The token was not signed here, or has expired.");

/** Tokens of this issuer, signed by these keys. */
export function createSignedTokens(parts: {
  keys: SigningKeys;
  issuer: string;
  clock: () => number;
}): SignedTokens {
  const { keys, issuer, clock } = parts;
  // Whether one has expired since is asked of its claims, with each call.
  const verified = new LRUCache<string, { token: string; claims: Claims }>({ max: remembered });
  // What the key of its `kid` did not sign, it never will have: a forged token sent again is not verified again.
  const forged = new LRUCache<string, true>({ max: remembered });
  const find = (token: string) => {
    // All live an hour at most: those read first go first, and no call pays for an order of use.
    const found = verified.peek(signatureOf(token));
    return found?.token === token ? found.claims : undefined;
  };
  const draw = ({ kid, privateKey }: SigningKey, claims: object) =>
    new CompactSign(Buffer.from(JSON.stringify({ ...claims, jti: randomUUID() })))
      .setProtectedHeader({ alg: algorithm, kid, typ: type })
      .sign(privateKey);

  return {
    async sign(given, { seconds, notBefore }) {
      const key = await keys.current();
      const now = Math.floor(clock() / 1_000);
      const times = { iat: Math.max(now, notBefore), exp: now + seconds };
      const claims = { ...given, scope, iss: issuer, aud: scope, ...times };
      for (;;) {
        const token = await draw(key, claims);
        if (!key.watermark || isWatermarked(token, key.watermark)) return token;
      }
    },

    known(token) {
      const claims = find(token);
      return claims && keys.known(claims.kid) ? claims : undefined;
    },

    async read(token) {
      const found = find(token);
      if (found && (await keys.find(found.kid))) return found;
      if (!isCompactJwt(token)) throw new AccountsError("unauthorized", "This is no token.");
      const kid = kidOf(token);
      const key = kid === undefined ? null : await keys.find(kid);
      if (!key || (key.watermark && !isWatermarked(token, key.watermark))) throw notSigned();
      const digest = hash("sha256", token, "base64url");
      if (forged.has(digest)) throw notSigned();
      const { payload } = await jwtVerify(token, key.publicKey, {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience: scope,
        currentDate: new Date(clock()),
      }).catch((error: unknown) => {
        if (error instanceof errors.JWSSignatureVerificationFailed) forged.set(digest, true);
        throw notSigned();
      });
      const claims = { ...payload, kid } as unknown as Claims;
      verified.set(signatureOf(token), { token, claims });
      return claims;
    },
  };
}

/** The id of the key that a token names; undefined where it names none, or its header cannot be read. */
function kidOf(token: string): string | undefined {
  try {
    const { kid } = decodeProtectedHeader(token);
    return typeof kid === "string" ? kid : undefined;
  } catch {
    return undefined;
  }
}
