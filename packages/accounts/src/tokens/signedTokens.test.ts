import { createSecretKey } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { newSeal, sealed } from "./seal.ts";
import { createSignedTokens } from "./signedTokens.ts";
import type { SigningKey, SigningKeys } from "./signingKeys.ts";

const now = Date.parse("2026-06-01T12:00:00Z");
const claims = { sub: "s1", org: "northwind", uid: null, via: "api" as const, cred: "c1" };
const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });

/** Tokens of one key, and how often a signature was looked at. */
function opened(seal: SigningKey["seal"]) {
  const seen = { signatures: 0 };
  const key: SigningKey = {
    kid: "k1",
    privateKey,
    publicJwk: {},
    seal,
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

const signedAs = (payload: object, header: object) =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg: "ES256", ...header }).sign(privateKey);
const unauthorized = { word: "unauthorized" };

describe("signed tokens", () => {
  const seal = createSecretKey(newSeal(), "base64url");

  test("bear a seal of their claims, and say at once what they said before", async () => {
    const { tokens, seen } = opened(seal);
    const token = await tokens.sign(claims, 60);
    expect(tokens.known(token)).toBeUndefined();
    const read = await tokens.read(token);
    expect(read).toMatchObject({ ...claims, kid: "k1", exp: now / 1_000 + 60 });
    expect(tokens.known(token)).toEqual(read);
    await tokens.read(token);
    expect(seen.signatures).toBe(1);
  });

  test("whose claims do not bear our seal are refused before their signature is looked at, even one by our key", async () => {
    const { tokens, seen } = opened(seal);
    const token = await tokens.sign(claims, 60);
    const header = decodeProtectedHeader(token);
    const { seal: _seal, ...bare } = header;
    const foreign = sealed(token.split(".")[1] ?? "", createSecretKey(newSeal(), "base64url"));
    const forged = [
      await signedAs({ ...decodeJwt(token), org: "contoso" }, header),
      await signedAs(decodeJwt(token), bare),
      await signedAs(decodeJwt(token), { ...bare, seal: foreign }),
      await signedAs(decodeJwt(token), { ...bare, seal: [header.seal] }),
    ];
    for (const each of forged) await expect(tokens.read(each)).rejects.toMatchObject(unauthorized);
    expect(seen.signatures).toBe(0);
  });

  test("have one signature: with any other they are refused unseen once they were read", async () => {
    const { tokens, seen } = opened(seal);
    const token = await tokens.sign(claims, 60);
    const signature = Buffer.alloc(64, 7).toString("base64url");
    const forged = `${token.slice(0, token.lastIndexOf("."))}.${signature}`;
    await expect(tokens.read(forged)).rejects.toThrow();
    expect(seen.signatures).toBe(1);
    await expect(tokens.read(forged)).rejects.toMatchObject(unauthorized);
    expect(seen.signatures).toBe(1);
    await tokens.read(token);
    await expect(tokens.read(`${forged.slice(0, -2)}AA`)).rejects.toMatchObject(unauthorized);
    expect(tokens.known(forged)).toBeUndefined();
    expect(seen.signatures).toBe(2);
  });

  test("stay good when somebody used one before with the sign of its signature turned", async () => {
    const { tokens } = opened(seal);
    const token = await tokens.sign(claims, 60);
    const [signed, signature] = [token.slice(0, token.lastIndexOf(".")), token.slice(-86)];
    const bytes = Buffer.from(signature, "base64url");
    const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
    const turned = order - BigInt(`0x${bytes.toString("hex", 32)}`);
    bytes.write(turned.toString(16).padStart(64, "0"), 32, "hex");
    await tokens.read(`${signed}.${bytes.toString("base64url")}`);
    expect(await tokens.read(token)).toMatchObject(claims);
  });

  test("of a key from before seals stay good, and are verified by their signature alone", async () => {
    const { tokens, seen } = opened(null);
    const token = await tokens.sign(claims, 60);
    expect(decodeProtectedHeader(token)).not.toHaveProperty("seal");
    expect(await tokens.read(token)).toMatchObject(claims);
    expect(seen.signatures).toBe(1);
  });
});
