import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPortalTokenVerifier, type PortalTokenVerifier } from "./portalTokenVerifier.ts";

const audience = "https://portal.example/calls";
const keys = await generateKeyPair("ES256", { extractable: true });
const published = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: "k1", alg: "ES256", use: "sig" }] };

let server: Server;
let issuer: string;
let verifier: PortalTokenVerifier;
const tokenEndpoint = "https://tokens.example/token";
let fetches = 0;
let isBusy = false;

beforeAll(async () => {
  server = createServer((req, res) => {
    fetches += 1;
    const metadata = { issuer, jwks_uri: `${issuer}/jwks`, token_endpoint: tokenEndpoint };
    res.setHeader("content-type", "application/json");
    if (isBusy && req.url === "/jwks") res.statusCode = 503;
    if (req.url === "/other/.well-known/openid-configuration") res.end(JSON.stringify(metadata));
    else res.end(JSON.stringify(req.url === "/jwks" ? published : metadata));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  verifier = createPortalTokenVerifier({ issuer, audience });
});
afterAll(() => server.close());

const now = Math.floor(Date.now() / 1_000);
const good = (): JWTPayload => ({
  ...{ iss: issuer, aud: audience, sub: "ann", sid: "session-1", auth_time: now - 60 },
  ...{ iat: now, exp: now + 300 },
});
const sign = (claims: JWTPayload, key = keys.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: "k1", typ: "at+jwt" }).sign(key);

test("a token of the provider for the portal says who is signed in, in which session, since when", async () => {
  expect(await verifier.verify(await sign(good()))).toEqual({
    subject: "ann",
    session: "session-1",
    signedInAt: new Date((now - 60) * 1_000),
  });
});

test("a provider that names no session is taken at its issue time", async () => {
  const { sid, auth_time, ...plain } = good();
  expect(await verifier.verify(await sign(plain))).toEqual({
    subject: "ann",
    session: null,
    signedInAt: new Date(now * 1_000),
  });
});

test("every other token is unauthorized", async () => {
  const stranger = await generateKeyPair("ES256");
  const { sub, ...nobody } = good();
  const { exp, ...endless } = good();
  const token = await sign(good());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const refused: Record<string, string> = {
    "another issuer": await sign({ ...good(), iss: "https://evil.example" }),
    "another audience": await sign({ ...good(), aud: "portal-client" }),
    expired: await sign({ ...good(), iat: now - 600, exp: now - 10 }),
    "no expiry": await sign(endless),
    "no subject": await sign(nobody),
    "another key": await sign(good(), stranger.privateKey),
    "alg none": `${encode({ alg: "none" })}.${encode(good())}.`,
    tampered: `${token.slice(0, 20)}A${token.slice(21)}`,
    "no token": "Bearer",
    empty: "",
  };
  for (const [what, attempt] of Object.entries(refused)) {
    await expect(verifier.verify(attempt), what).rejects.toMatchObject({ word: "unauthorized" });
  }
});

test("the keys are fetched once, not for every call", async () => {
  await verifier.verify(await sign(good()));
  const before = fetches;
  await Promise.all(Array.from({ length: 20 }, async () => verifier.verify(await sign(good()))));
  expect(fetches).toBe(before);
});

test("keys that cannot be fetched are the provider's fault, and sign nobody out", async () => {
  const fresh = createPortalTokenVerifier({ issuer, audience });
  isBusy = true;
  await expect(fresh.verify(await sign(good()))).rejects.toMatchObject({
    word: "identityUnreachable",
    message: expect.stringMatching(/\/jwks gives no keys/),
  });
  isBusy = false;
  expect((await fresh.verify(await sign(good()))).subject).toBe("ann");
});

test("with the embedded provider's own keys nothing is fetched", async () => {
  const before = fetches;
  const embedded = createPortalTokenVerifier({ issuer, audience, jwks: () => published });
  await embedded.check();
  expect((await embedded.verify(await sign(good()))).subject).toBe("ann");
  expect(fetches).toBe(before);
});

test("where pages fetch their tokens is told at the start", async () => {
  expect(await verifier.check()).toBe(tokenEndpoint);
});

test("a provider that does not answer, or is another than it says, is told at the start", async () => {
  const silent = createPortalTokenVerifier({ issuer: "http://127.0.0.1:1", audience });
  await expect(silent.check()).rejects.toMatchObject({
    word: "identityUnreachable",
    message: expect.stringMatching(/127\.0\.0\.1:1.*does not answer/),
  });
  const other = createPortalTokenVerifier({ issuer: `${issuer}/other`, audience });
  await expect(other.check()).rejects.toMatchObject({
    word: "identityUnreachable",
    message: expect.stringContaining(`names ${issuer} as its issuer`),
  });
});
