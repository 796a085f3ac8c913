import { createSecretKey, randomBytes } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, generateKeyPair, jwtVerify, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { createSignedTokens } from "./signedTokens.ts";
import type { SigningKey, SigningKeys } from "./signingKeys.ts";
import { drawsPerToken, isWatermarked, newWatermark } from "./watermark.ts";

const now = Date.parse("2026-06-01T12:00:00Z");
const claims = { sub: "s1", org: "northwind", uid: null, via: "api" as const, cred: "c1" };
const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });

/** Tokens of one key, and how often a signature was looked at. */
function opened(watermark: SigningKey["watermark"]) {
  const seen = { signatures: 0 };
  const key: SigningKey = {
    kid: "k1",
    privateKey,
    publicJwk: {},
    watermark,
    createdAt: 0,
    activeFrom: 0,
    get publicKey() {
      seen.signatures += 1;
      return publicKey;
    },
  };
  const keys: SigningKeys = {
    current: async () => key,
    find: async (kid) => (kid === key.kid ? key : null),
    known: (kid) => (kid === key.kid ? key : undefined),
    jwks: async () => ({ keys: [] }),
    rotate: async () => key.kid,
  };
  return { tokens: createSignedTokens({ keys, issuer: "us", clock: () => now }), seen };
}

/** The token with a signature of the right form that nobody made; one that bears the watermark, or one that does not. */
function forgedOf(token: string, isMarked: boolean): string {
  for (;;) {
    const forged = token.slice(0, token.lastIndexOf(".") + 1) + randomBytes(64).toString("base64url");
    if (isWatermarked(forged, watermark) === isMarked) return forged;
  }
}

const aMinute = { seconds: 60, notBefore: 0 };
const watermark = createSecretKey(newWatermark(), "base64url");
const unauthorized = { word: "unauthorized" };

describe("signed tokens", () => {
  test("bear our watermark, and say at once what they said before", async () => {
    const { tokens, seen } = opened(watermark);
    const token = await tokens.sign(claims, aMinute);
    expect(isWatermarked(token, watermark)).toBe(true);
    expect(tokens.known(token)).toBeUndefined();
    const read = await tokens.read(token);
    expect(read).toMatchObject({ ...claims, kid: "k1", exp: now / 1_000 + 60 });
    expect(tokens.known(token)).toEqual(read);
    await tokens.read(token);
    expect(seen.signatures).toBe(1);
  });

  test("are verified by anybody who has the published key, and tell nothing of the watermark", async () => {
    const token = await opened(watermark).tokens.sign(claims, aMinute);
    expect(decodeProtectedHeader(token)).toEqual({ alg: "ES256", kid: "k1", typ: "at+jwt" });
    const { payload } = await jwtVerify(token, publicKey, { currentDate: new Date(now), issuer: "us" });
    expect(payload).toMatchObject(claims);
  });

  test("without our watermark are refused before their signature is looked at, even one by our key", async () => {
    const { tokens, seen } = opened(watermark);
    const token = await tokens.sign(claims, aMinute);
    const header = decodeProtectedHeader(token) as { alg: string };
    const ours = await Promise.all(
      Array.from({ length: 40 }, () =>
        new SignJWT({ ...decodeJwt(token), org: "contoso" }).setProtectedHeader(header).sign(privateKey),
      ),
    );
    const unmarked = ours.filter((each) => !isWatermarked(each, watermark));
    expect(unmarked).not.toHaveLength(0);
    for (const each of [forgedOf(token, false), ...unmarked])
      await expect(tokens.read(each)).rejects.toMatchObject(unauthorized);
    expect(seen.signatures).toBe(0);
  });

  test("with a signature that nobody made are verified once in thirty, read before or not", async () => {
    const { tokens, seen } = opened(watermark);
    const token = await tokens.sign(claims, aMinute);
    const forge = () => token.slice(0, token.lastIndexOf(".") + 1) + randomBytes(64).toString("base64url");
    const count = 50 * drawsPerToken;
    for (let sent = 0; sent < count; sent++) await expect(tokens.read(forge())).rejects.toThrow();
    // Fifty are expected; a hundred happen once in many millions of runs.
    expect(seen.signatures).toBeLessThan(100);
    await tokens.read(token);
    const before = seen.signatures;
    for (let sent = 0; sent < count; sent++) await expect(tokens.read(forge())).rejects.toThrow();
    expect(seen.signatures - before).toBeLessThan(100);
  });

  test("that were verified in vain are not verified again", async () => {
    const { tokens, seen } = opened(watermark);
    const forged = forgedOf(await tokens.sign(claims, aMinute), true);
    await expect(tokens.read(forged)).rejects.toThrow();
    expect(seen.signatures).toBe(1);
    await expect(tokens.read(forged)).rejects.toMatchObject(unauthorized);
    expect(seen.signatures).toBe(1);
  });

  test("keep what they say apart from that of a token with the same signature", async () => {
    const { tokens } = opened(watermark);
    const token = await tokens.sign(claims, aMinute);
    await tokens.read(token);
    const [head, , signature] = token.split(".");
    const body = Buffer.from(JSON.stringify({ ...decodeJwt(token), org: "contoso" })).toString("base64url");
    const forged = `${head}.${body}.${signature}`;
    expect(tokens.known(forged)).toBeUndefined();
    await expect(tokens.read(forged)).rejects.toThrow();
    expect(tokens.known(token)).toMatchObject(claims);
  });

  test("of a key from before watermarks are verified by their signature alone", async () => {
    const { tokens, seen } = opened(null);
    const token = await tokens.sign(claims, aMinute);
    expect(await tokens.read(token)).toMatchObject(claims);
    await expect(tokens.read(forgedOf(token, false))).rejects.toThrow();
    expect(seen.signatures).toBe(2);
  });
});
