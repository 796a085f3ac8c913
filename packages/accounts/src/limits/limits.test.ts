import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Accounts } from "../Accounts.ts";
import { type AccountsOptions, openAccounts } from "../openAccounts.ts";
import { newSubscription } from "../testing/newSubscription.ts";
import { testStores } from "../testing/testStores.ts";
import type { Admission, Cost, Spender } from "./limits.ts";

const stores = await testStores();
const oneUnit = { level: 1, units: 1 } as const;

describe.each(stores)("on $name", (store) => {
  describe.skipIf(store.missing)("limits", () => {
    let now = Date.parse("2026-06-01T12:00:00Z");
    let options: AccountsOptions;
    let accounts: Accounts;
    beforeAll(async () => {
      options = { ...(await store.fresh()), clock: () => now };
      accounts = await openAccounts(options);
    });
    afterAll(() => accounts.close());

    const reopen = async () => {
      await accounts.close();
      accounts = await openAccounts(options);
    };
    const takeMany = (caller: Spender, count: number, cost: Cost = oneUnit) =>
      Promise.all(Array.from({ length: count }, () => accounts.limits.take(caller, cost)));
    const settleAll = (admissions: Admission[], status = 200) =>
      Promise.all(admissions.filter(({ allowed }) => allowed).map((admission) => admission.settle(status)));

    // A8 too many requests; A9 rate limit: five a second
    test("of 400 calls at once exactly five are let in, and the rest told to wait a second", async () => {
      const { caller } = await newSubscription(accounts);
      const admissions = await takeMany(caller, 400);
      expect(admissions.filter(({ allowed }) => allowed)).toHaveLength(5);
      for (const refused of admissions.filter(({ allowed }) => !allowed)) {
        expect(refused).toMatchObject({ refusedBy: "burst", word: "tooManyRequests", retryAfterSeconds: 1 });
        expect(refused.headers["Retry-After"]).toBe("1");
      }
    });

    // A9 rate limit: 180 units a minute
    test("a hundred a second for a minute and more spends exactly 180 units a minute", async () => {
      const { caller } = await newSubscription(accounts);
      const perSecond: number[] = [];
      for (let second = 0; second < 70; second += 1) {
        const admissions = await takeMany(caller, 100);
        perSecond.push(admissions.filter(({ allowed }) => allowed).length);
        await settleAll(admissions);
        now += 1_000;
      }
      expect(perSecond.slice(0, 36)).toEqual(Array(36).fill(5));
      expect(perSecond.slice(36, 60)).toEqual(Array(24).fill(0));
      expect(perSecond.slice(60)).toEqual(Array(10).fill(5));
      expect(await accounts.usage.consumed(caller)).toMatchObject({ consumed: 230 });
    });

    test("subscriptions do not share limits", async () => {
      const one = await newSubscription(accounts);
      const other = await newSubscription(accounts);
      await takeMany(one.caller, 50);
      const admissions = await takeMany(other.caller, 50);
      expect(admissions.filter(({ allowed }) => allowed)).toHaveLength(5);
    });

    test("a 4xx costs nothing at once, but is one of the five a second", async () => {
      const { caller } = await newSubscription(accounts);
      const dear = { level: 3, units: 10 } as const;
      for (let second = 0; second < 20; second += 1) {
        const admission = await accounts.limits.take(caller, dear);
        expect(admission.allowed).toBe(true);
        const headers = await admission.settle(400);
        expect(headers.RateLimit).toContain('"units";r=180;t=0, "level3";r=12;t=0');
        expect(headers.RateLimit).toContain('"burst";r=4;t=1');
        now += 1_000;
      }
      expect(await accounts.usage.consumed(caller)).toEqual({ consumed: 0, consumedByMe: 0 });
      const admissions = await takeMany(caller, 6);
      await settleAll(admissions, 404);
      expect((await accounts.limits.take(caller, oneUnit)).refusedBy).toBe("burst");
    });

    test("a call another limit refused is one of the five a second, and takes no units", async () => {
      const { caller } = await newSubscription(accounts);
      for (let call = 0; call < 12; call += 1) {
        await (await accounts.limits.take(caller, { level: 3, units: 10 })).settle(200);
        now += 250;
      }
      const refused = await takeMany(caller, 10, { level: 3, units: 10 });
      expect(refused.map(({ refusedBy }) => refusedBy)).toEqual(Array(10).fill("level3"));
      expect((await accounts.limits.take(caller, oneUnit)).refusedBy).toBe("burst");
      now += 1_000;
      const next = await accounts.limits.take(caller, oneUnit);
      expect(next.headers.RateLimit).toContain('"units";r=59;');
    });

    test("health checks and token requests cost nothing and count for the five a second", async () => {
      const { caller } = await newSubscription(accounts);
      const free = { level: 0, units: 0 } as const;
      const admissions = await Promise.all(
        Array.from({ length: 9 }, () => accounts.limits.take(caller, free)),
      );
      expect(admissions.filter(({ allowed }) => allowed)).toHaveLength(5);
      expect(admissions[0]?.headers.RateLimit).not.toContain("level");
      await settleAll(admissions);
      expect(await accounts.usage.consumed(caller)).toEqual({ consumed: 0, consumedByMe: 0 });
    });

    // A9 service limit: the annual quota
    test("the quota lets in exactly what it pays for, however many ask at once", async () => {
      const { caller } = await newSubscription(accounts, { quota: 7 });
      const admissions = [...(await takeMany(caller, 5))];
      now += 1_000;
      admissions.push(...(await takeMany(caller, 5)));
      expect(admissions.filter(({ allowed }) => allowed)).toHaveLength(7);
      expect(admissions.at(-1)).toMatchObject({ refusedBy: "quota", word: "quotaExpired" });
      await settleAll(admissions);
      expect(await accounts.limits.quotaWait(caller.subscriptionId)).toBeGreaterThan(0);
    });

    test("units a failed call gave back can be spent again", async () => {
      const { caller } = await newSubscription(accounts, { quota: 1 });
      const first = await accounts.limits.take(caller, oneUnit);
      expect((await accounts.limits.take(caller, oneUnit)).refusedBy).toBe("quota");
      await first.settle(400);
      expect((await accounts.limits.take(caller, oneUnit)).allowed).toBe(true);
    });

    test("settling twice, or a refused call, changes nothing", async () => {
      const { caller } = await newSubscription(accounts, { quota: 1 });
      const first = await accounts.limits.take(caller, oneUnit);
      const refused = await accounts.limits.take(caller, oneUnit);
      await Promise.all([first.settle(200), first.settle(200), first.settle(500), refused.settle(200)]);
      expect(await accounts.usage.consumed(caller)).toEqual({ consumed: 1, consumedByMe: 1 });
    });

    test("a restart gives nobody a second helping", async () => {
      const { caller } = await newSubscription(accounts, { quota: 100 });
      await settleAll(await takeMany(caller, 5));
      for (let call = 0; call < 12; call += 1) {
        now += 1_000;
        await settleAll(await takeMany(caller, 1));
      }
      await reopen();
      const after = await accounts.limits.take(caller, oneUnit);
      expect(after.headers.RateLimit).toContain('"units";r=162;');
      expect(after.headers.RateLimit).toContain('"quota";r=82;');
      expect(after.headers.RateLimit).toContain('"burst";r=3;');
      await after.settle(200);
      expect(await accounts.usage.consumed(caller)).toMatchObject({ consumed: 18 });
    });

    test("units are told by organisation and by caller, with the asking call when it gives its own", async () => {
      const person = await newSubscription(accounts);
      const user = await accounts.users.add({
        organisationId: person.organisation.id,
        email: "owner@limits.example",
        firstName: "Olga",
        lastName: "Owner",
      });
      const second = await accounts.subscriptions.add({
        organisationId: person.organisation.id,
        name: "Second",
        ownerUserId: user.id,
      });
      const owned = { ...person.caller, subscriptionId: second.subscription.id, userId: user.id };
      await settleAll(await takeMany(person.caller, 3));
      await settleAll(await takeMany(owned, 2));
      expect(await accounts.usage.consumed(person.caller)).toEqual({ consumed: 5, consumedByMe: 3 });
      expect(await accounts.usage.consumed(owned)).toEqual({ consumed: 5, consumedByMe: 2 });
      expect(await accounts.usage.consumed(owned, 1)).toEqual({ consumed: 6, consumedByMe: 3 });
      const colleague = { ...owned, userId: user.id + 1 };
      await settleAll(await takeMany(colleague, 1));
      expect(await accounts.usage.consumed(colleague)).toEqual({ consumed: 6, consumedByMe: 1 });
      expect(await accounts.usage.consumed(owned)).toEqual({ consumed: 6, consumedByMe: 2 });
      const stranger = await newSubscription(accounts);
      expect(await accounts.usage.consumed(stranger.caller)).toEqual({ consumed: 0, consumedByMe: 0 });
    });

    test("a new subscription year begins with nothing consumed", async () => {
      const { caller, subscription } = await newSubscription(accounts, { quota: 5 });
      await settleAll(await takeMany(caller, 5));
      now = Date.parse(`${subscription.startsOn}T00:00:00Z`) + 366 * 86_400_000;
      expect(await accounts.usage.consumed(caller)).toEqual({ consumed: 0, consumedByMe: 0 });
      expect((await accounts.limits.take(caller, oneUnit)).allowed).toBe(true);
    });

    test("a quota that was raised holds for the next call", async () => {
      const { caller, subscription } = await newSubscription(accounts, { quota: 0 });
      expect((await accounts.limits.take(caller, oneUnit)).refusedBy).toBe("quota");
      await accounts.subscriptions.change(subscription.key, { quota: 10 });
      expect((await accounts.limits.take(caller, oneUnit)).allowed).toBe(true);
    });

    test("header fields follow the IETF draft", async () => {
      const { caller } = await newSubscription(accounts);
      const { headers } = await accounts.limits.take(caller, { level: 2, units: 3 });
      expect(headers["RateLimit-Policy"]).toMatch(
        /^"burst";q=5;w=1, "units";q=180;w=60, "level2";q=60;w=60, "quota";q=1000000;w=31\d{6}$/,
      );
      expect(headers.RateLimit).toMatch(
        /^"burst";r=4;t=1, "units";r=177;t=60, "level2";r=59;t=60, "quota";r=999997;t=\d+$/,
      );
      expect(headers).not.toHaveProperty("Retry-After");
    });
  });
});
