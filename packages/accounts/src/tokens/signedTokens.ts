import { randomUUID } from "node:crypto";
import { CompactSign, decodeProtectedHeader, errors, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import { AccountsError } from "../AccountsError.ts";
import { isCompactJwt } from "./isCompactJwt.ts";
import { isSealed, sealed } from "./seal.ts";
import { algorithm, type SigningKeys } from "./signingKeys.ts";

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
  /** A token that says this, valid for so many seconds from now on. */
  sign(claims: Omit<Claims, "kid" | "iat" | "exp">, seconds: number): Promise<string>;
  /** What a token says that was read before by a key that is ours now; undefined says nothing of a token. */
  known(token: string): Claims | undefined;
  /** What a token says; rejects when it was not signed here, for this audience, or had expired when it was first read. */
  read(token: string): Promise<Claims>;
};

/** Whom the tokens are for; also what they allow. */
export const scope = "data-api";

const type = "at+jwt";

/** How much of tokens that were not signed here is remembered, characters. */
const forgedCharacters = 2_000_000;

/** What of a token is signed. */
const signedPart = (token: string): string => token.slice(0, token.lastIndexOf("."));

/**
 * A token but for the second half of its signature, which alone a valid one can be changed in without the key: with s goes
 * n - s. Who turns the sign of a token of their own shall not shut the token out.
 */
const firstHalf = (token: string): string => token.slice(0, token.lastIndexOf(".") + 1 + 42);

const notSigned = () => new AccountsError("unauthorized", "The token was not signed here.");

/** Tokens of this issuer, signed by these keys. */
export function createSignedTokens(parts: {
  keys: SigningKeys;
  issuer: string;
  clock: () => number;
}): SignedTokens {
  const { keys, issuer, clock } = parts;
  // By what is signed, which was signed once: with another signature it is forged, and there is nothing to verify.
  const verified = new LRUCache<string, { token: string; claims: Claims }>({ max: 20_000, ttlResolution: 0 });
  // What the key of its `kid` did not sign, it never will have: a forged token sent again is not verified again.
  const forged = new LRUCache<string, true>({
    maxSize: forgedCharacters,
    sizeCalculation: (_, token) => token.length,
  });

  return {
    async sign({ sub, ...rest }, seconds) {
      const key = await keys.current();
      const iat = Math.floor(clock() / 1_000);
      const claims = { ...rest, scope, iss: issuer, aud: scope, sub, jti: randomUUID() };
      const payload = Buffer.from(JSON.stringify({ ...claims, iat, exp: iat + seconds }));
      const seal = key.seal && { seal: sealed(payload.toString("base64url"), key.seal) };
      return new CompactSign(payload)
        .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: type, ...seal })
        .sign(key.privateKey);
    },

    known(token) {
      const found = verified.get(signedPart(token));
      return found?.token === token && keys.known(found.claims.kid) ? found.claims : undefined;
    },

    async read(token) {
      const signed = signedPart(token);
      const found = verified.get(signed);
      if (found && !token.startsWith(firstHalf(found.token))) throw notSigned();
      if (found?.token === token && (await keys.find(found.claims.kid))) return found.claims;
      if (forged.has(token)) throw notSigned();
      if (!isCompactJwt(token)) throw new AccountsError("unauthorized", "This is no token.");
      const { kid, seal } = decodeProtectedHeader(token);
      const key = typeof kid === "string" ? await keys.find(kid) : null;
      if (!key) throw notSigned();
      if (key.seal && !isSealed(signed.slice(signed.indexOf(".") + 1), seal, key.seal)) throw notSigned();
      const { payload } = await jwtVerify(token, key.publicKey, {
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
      verified.set(signed, { token, claims }, { ttl: Math.max(1, claims.exp * 1_000 - clock()) });
      return claims;
    },
  };
}
