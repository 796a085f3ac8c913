import { createHmac, generateKeyPairSync } from "node:crypto";
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Accounts } from "../Accounts.ts";
import { type AccountsOptions, openAccounts } from "../openAccounts.ts";
import { newSubscription } from "../testing/newSubscription.ts";
import { testStores } from "../testing/testStores.ts";
import { createTokens } from "./tokens.ts";

const stores = await testStores();
type Parts = Parameters<typeof createTokens>[0];

describe.each(stores)("on $name", (store) => {
  describe.skipIf(store.missing)("tokens", () => {
    let now = Date.parse("2026-06-01T12:00:00Z");
    let options: AccountsOptions;
    let accounts: Accounts;
    beforeAll(async () => {
      options = { ...(await store.fresh()), clock: () => now };
      accounts = await openAccounts(options);
    });
    afterAll(() => accounts.close());

    const tokenOf = async ({ key, secret }: { key: string; secret: string }) =>
      (await accounts.tokens.issue({ key, secret })).token.access_token;
    const unauthorized = { word: "unauthorized" };

    test("carry the specified fields and are signed by a published key", async () => {
      const subscription = await newSubscription(accounts);
      const { token, headers } = await accounts.tokens.issue(subscription);
      expect(token).toEqual({
        access_token: expect.any(String),
        expires_in: 3600,
        token_type: "Bearer",
        "not-before-policy": 0,
        session_state: expect.stringMatching(/^[0-9a-f-]{36}$/),
        scope: "data-api",
      });
      expect(headers.RateLimit).toContain('"burst";r=4;');
      const jwks = await accounts.tokens.jwks();
      expect(jwks.keys.every((key) => !("d" in key) && !("watermark" in key))).toBe(true);
      const { payload } = await jwtVerify(token.access_token, createLocalJWKSet(jwks), {
        currentDate: new Date(now),
      });
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
      expect(decodeProtectedHeader(token.access_token).alg).toBe("ES256");
    });

    test("say who calls, with the settings the subscription has now", async () => {
      const subscription = await newSubscription(accounts, {
        dataSettings: { showStaffing: false, newJobs: false },
        sources: true,
      });
      const token = await tokenOf(subscription);
      expect(await accounts.tokens.verify(token)).toEqual({
        organisationId: subscription.organisation.id,
        subscriptionId: subscription.subscription.id,
        userId: null,
        dataSettings: { showStaffing: false, showAnonymous: true, newJobs: false },
        sources: true,
        via: "api",
      });
      await accounts.subscriptions.change(subscription.key, { showStaffing: true });
      expect((await accounts.tokens.verify(token)).dataSettings.showStaffing).toBe(true);
    });

    // A4 token: valid 60 minutes, then 401; A9 token validity
    test("are refused from the second they expire", async () => {
      const token = await tokenOf(await newSubscription(accounts));
      const issued = now;
      now = issued + 3_599_000;
      await accounts.tokens.verify(token);
      now = issued + 3_600_000;
      await expect(accounts.tokens.verify(token)).rejects.toMatchObject(unauthorized);
      now = issued;
    });

    test("are refused when anything about them is not ours", async () => {
      const token = await tokenOf(await newSubscription(accounts));
      const [head = "", body = "", signature = ""] = token.split(".");
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const claims = decodeJwt(token);
      const stolenHead = decodeProtectedHeader(token);
      const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const publicKey = JSON.stringify((await accounts.tokens.jwks()).keys[0]);
      const hmacInput = `${encode({ ...stolenHead, alg: "HS256" })}.${body}`;
      const forged: Record<string, string> = {
        empty: "",
        "no token": "abc",
        "two parts": `${head}.${body}`,
        "another's claims": `${head}.${encode({ ...claims, org: "northwind" })}.${signature}`,
        "another's claims, signed under our id": await new SignJWT({ ...claims, org: "northwind" })
          .setProtectedHeader({ ...stolenHead, alg: "ES256" })
          .sign(privateKey),
        "no signature": `${head}.${body}.`,
        "alg none": `${encode({ ...stolenHead, alg: "none" })}.${body}.`,
        "the public key as a shared secret": `${hmacInput}.${createHmac("sha256", publicKey).update(hmacInput).digest("base64url")}`,
        "a stranger's key under our id": await new SignJWT(claims)
          .setProtectedHeader({ ...stolenHead, alg: "ES256" })
          .sign(privateKey),
        "an unknown key": await new SignJWT(claims)
          .setProtectedHeader({ ...stolenHead, alg: "ES256", kid: "../../etc/passwd" })
          .sign(privateKey),
        "a key of its own in the header": await new SignJWT(claims)
          .setProtectedHeader({ alg: "ES256", typ: "at+jwt", jwk: { kty: "EC" } })
          .sign(privateKey),
        "a megabyte": "a".repeat(1_000_000),
        "a line break": `${token}\n`,
      };
      for (const again of ["", " again"]) {
        for (const [what, attempt] of Object.entries(forged)) {
          await expect(accounts.tokens.verify(attempt), what + again).rejects.toMatchObject(unauthorized);
        }
        await accounts.tokens.verify(token);
      }
    });

    test("of another issuer are refused, though the keys are the same", async () => {
      const token = await tokenOf(await newSubscription(accounts));
      await accounts.close();
      accounts = await openAccounts({ ...options, issuer: "https://elsewhere.example" });
      await expect(accounts.tokens.verify(token)).rejects.toMatchObject(unauthorized);
      await accounts.close();
      accounts = await openAccounts(options);
      await accounts.tokens.verify(token);
    });

    test("with a changed last letter are refused, even where it decodes to the same signature", async () => {
      const token = await tokenOf(await newSubscription(accounts));
      const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
      for (const letter of letters.replace(token.at(-1) ?? "", "")) {
        await expect(accounts.tokens.verify(token.slice(0, -1) + letter)).rejects.toMatchObject(unauthorized);
      }
    });

    test("are refused once their subscription is revoked, and no new one is issued", async () => {
      const subscription = await newSubscription(accounts);
      const token = await tokenOf(subscription);
      await accounts.tokens.verify(token);
      await accounts.subscriptions.revoke(subscription.key);
      await expect(accounts.tokens.verify(token)).rejects.toMatchObject(unauthorized);
      await expect(tokenOf(subscription)).rejects.toMatchObject({ word: "invalidSubscription" });
    });

    test("issued before a bound are refused, later ones are not, and the bound is told", async () => {
      const subscription = await newSubscription(accounts);
      const token = await tokenOf(subscription);
      const revoked = async (good: string) => {
        await accounts.subscriptions.revokeTokens(subscription.key);
        await expect(accounts.tokens.verify(good)).rejects.toMatchObject(unauthorized);
      };
      await revoked(token);
      const later = (await accounts.tokens.issue(subscription)).token;
      await accounts.tokens.verify(later.access_token);
      const { iat, exp } = decodeJwt(later.access_token);
      expect([iat, exp]).toEqual([later["not-before-policy"], now / 1_000 + 3_600]);
      await revoked(later.access_token);
      await accounts.tokens.verify(await tokenOf(subscription));
    });

    test("keep verifying while signing keys rotate, and stop when a stolen key is revoked", async () => {
      const subscription = await newSubscription(accounts);
      const old = await tokenOf(subscription);
      const kid = await accounts.tokens.rotateKeys({ overlapSeconds: 600 });
      expect((await accounts.tokens.jwks()).keys.map((key) => key.kid)).toContain(kid);
      expect(decodeProtectedHeader(await tokenOf(subscription)).kid).not.toBe(kid);
      now += 601_000;
      const fresh = await tokenOf(subscription);
      expect(decodeProtectedHeader(fresh).kid).toBe(kid);
      await accounts.tokens.verify(old);

      await accounts.tokens.rotateKeys({ revoke: true });
      await expect(accounts.tokens.verify(old)).rejects.toMatchObject(unauthorized);
      await expect(accounts.tokens.verify(fresh)).rejects.toMatchObject(unauthorized);
      await accounts.tokens.verify(await tokenOf(subscription));
    });

    test("a signing key of three months is followed by another while the accounts are open", async () => {
      const subscription = await newSubscription(accounts);
      const kidOf = async () => decodeProtectedHeader(await tokenOf(subscription)).kid;
      const before = (await accounts.tokens.jwks()).keys.length;
      now += 91 * 86_400_000;
      const old = await kidOf();
      expect((await accounts.tokens.jwks()).keys.length).toBe(before + 1);
      now += 601_000;
      expect(await kidOf()).not.toBe(old);
    });

    test("are signed by the key of the last rotation, whichever of the keys was to begin later", async () => {
      const subscription = await newSubscription(accounts);
      await accounts.tokens.rotateKeys({ overlapSeconds: 600 });
      now += 60_000;
      const kid = await accounts.tokens.rotateKeys({ overlapSeconds: 0 });
      now += 601_000;
      expect(decodeProtectedHeader(await tokenOf(subscription)).kid).toBe(kid);
    });
  });
});

test("a token is not called invalid when the store does not answer", async () => {
  const keys = { find: () => Promise.reject(new Error("no answer")) };
  const { verify } = createTokens({ keys } as unknown as Parts);
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const token = `${encoded({ alg: "ES256", kid: "k1" })}.${encoded({})}.${encoded({})}`;
  await expect(verify(token)).rejects.toThrow("no answer");
});
