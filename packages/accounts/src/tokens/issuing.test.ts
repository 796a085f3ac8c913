import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Accounts } from "../Accounts.ts";
import { openAccounts } from "../openAccounts.ts";
import { newSubscription } from "../testing/newSubscription.ts";
import { testStores } from "../testing/testStores.ts";
import { digestOf } from "./secrets.ts";
import { createTokens } from "./tokens.ts";

const stores = await testStores();
type Parts = Parameters<typeof createTokens>[0];

describe.each(stores)("on $name", (store) => {
  describe.skipIf(store.missing)("secrets", () => {
    let now = Date.parse("2026-06-01T12:00:00Z");
    let accounts: Accounts;
    beforeAll(async () => {
      accounts = await openAccounts({ ...(await store.fresh()), clock: () => now });
    });
    afterAll(() => accounts.close());

    const refusal = (key: string, secret: string) =>
      accounts.tokens.issue({ key, secret }).then(
        () => null,
        (error: { word: string; message: string }) => ({ word: error.word, message: error.message }),
      );

    test("an unknown key and a wrong secret cannot be told apart by what is answered", async () => {
      const { key, secret } = await newSubscription(accounts);
      const wrongSecret = await refusal(key, `${secret}x`);
      expect(wrongSecret?.word).toBe("invalidSubscription");
      expect(await refusal("tik_nobody", secret)).toEqual(wrongSecret);
      expect(await refusal(key, "")).toEqual(wrongSecret);
      expect(await refusal("", "")).toEqual(wrongSecret);
      expect(await refusal("' or 1=1 --", "x")).toEqual(wrongSecret);
    });

    test("guessing at a key is slowed down without keeping its owner out", async () => {
      const { key, secret } = await newSubscription(accounts);
      const guesses = await Promise.all(Array.from({ length: 40 }, (_, guess) => refusal(key, `${guess}`)));
      const words = guesses.map((guess) => guess?.word);
      expect(words.filter((word) => word === "invalidSubscription")).toHaveLength(5);
      expect(words.filter((word) => word === "tooManyRequests")).toHaveLength(35);
      expect((await accounts.tokens.issue({ key, secret })).token.expires_in).toBe(3600);
    });

    test("six token requests in a second are one too many", async () => {
      const { key, secret } = await newSubscription(accounts);
      const attempts = await Promise.allSettled(
        Array.from({ length: 6 }, () => accounts.tokens.issue({ key, secret })),
      );
      const refused = attempts.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason] : []));
      expect(refused).toMatchObject([{ word: "tooManyRequests", headers: { "Retry-After": "1" } }]);
    });

    // A8 quota expired: on a token request
    test("no token is issued when the quota is gone", async () => {
      const { key, secret, caller } = await newSubscription(accounts, { quota: 1 });
      await (await accounts.limits.take(caller, { level: 1, units: 1 })).settle(200);
      await expect(accounts.tokens.issue({ key, secret })).rejects.toMatchObject({
        word: "quotaExpired",
        headers: { "Retry-After": expect.stringMatching(/^[1-9]\d*$/) },
      });
    });

    test("rotated with an overlap, old and new are both good until it ends", async () => {
      const { key, secret } = await newSubscription(accounts);
      const rotated = await accounts.subscriptions.rotate(key, 3_600);
      expect(await refusal(key, secret)).toBeNull();
      expect(await refusal(key, rotated.secret)).toBeNull();
      now += 3_600_000;
      expect((await refusal(key, secret))?.word).toBe("invalidSubscription");
      expect(await refusal(key, rotated.secret)).toBeNull();
    });

    test("a second rotation does not lengthen the life of the first secret", async () => {
      const { key, secret } = await newSubscription(accounts);
      await accounts.subscriptions.rotate(key, 60);
      await accounts.subscriptions.rotate(key, 3_600);
      now += 61_000;
      expect((await refusal(key, secret))?.word).toBe("invalidSubscription");
    });

    test("rotated without overlap, the old one and the tokens it got are refused at once", async () => {
      const { key, secret } = await newSubscription(accounts);
      const { token } = await accounts.tokens.issue({ key, secret });
      const rotated = await accounts.subscriptions.rotate(key, 0);
      expect((await refusal(key, secret))?.word).toBe("invalidSubscription");
      await expect(accounts.tokens.verify(token.access_token)).rejects.toMatchObject({
        word: "unauthorized",
      });
      const fresh = await accounts.tokens.issue({ key, secret: rotated.secret });
      await accounts.tokens.verify(fresh.token.access_token);
    });
  });
});

test("a token, and the refusal of one, need nothing more of a store that is lost once the request was let in", async () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const lost = () => Promise.reject(new Error("no answer"));
  const headers = { RateLimit: "four left" };
  let wait = 0;
  const { issue } = createTokens({
    keys: { current: async () => ({ kid: "k1", privateKey }) },
    secrets: {
      of: async () => [{ id: "c1", subscriptionId: "s1", digest: digestOf("secret"), expiresAt: null }],
    },
    states: { get: async () => ({ id: "s1", notBefore: 0 }), anew: async () => null },
    limits: { take: async () => ({ allowed: true, headers, settle: lost }), quotaWait: async () => wait },
    clock: Date.now,
  } as unknown as Parts);
  const given = { key: "k", secret: "secret" };
  expect(await issue(given)).toMatchObject({ token: { token_type: "Bearer" }, headers });
  wait = 7;
  await expect(issue(given)).rejects.toMatchObject({
    word: "quotaExpired",
    headers: { ...headers, "Retry-After": "7" },
  });
});

test("an unknown key and a wrong secret cannot be told apart by the time it takes", async () => {
  vi.useFakeTimers();
  try {
    const known = { id: "1", subscriptionId: "1", digest: digestOf("right"), expiresAt: null };
    const secrets = {
      async of(key: string) {
        if (key === "unknown") return [];
        await new Promise((resolve) => setTimeout(resolve, 40));
        return [known];
      },
    };
    const throttle = () => Promise.resolve();
    const { issue } = createTokens({ secrets, throttle, clock: () => 0 } as unknown as Parts);
    const from = performance.now();
    const refusals = ["known", "unknown"].map((key) =>
      issue({ key, secret: "wrong" }).catch(({ word }) => [word, performance.now() - from]),
    );
    await vi.runAllTimersAsync();
    expect(await Promise.all(refusals)).toEqual(Array(2).fill(["invalidSubscription", 60]));
  } finally {
    vi.useRealTimers();
  }
});
