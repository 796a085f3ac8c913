import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Accounts, openAccounts } from "../../packages/accounts/src/index.ts";
import { testStores } from "../../packages/accounts/src/testing/testStores.ts";

const stores = await testStores();

describe.each(stores)("on $name", (store) => {
  describe.skipIf(store.missing)("who left", () => {
    let accounts: Accounts;
    const run = async (...args: string[]) => {
      const { adminCommand } = await import("../../packages/accounts/src/admin/adminCommand.ts");
      const task = adminCommand(args);
      return typeof task === "function" ? task(accounts) : task;
    };
    const data = async (...args: string[]) => JSON.parse((await run(...args, "--json")).out);
    const addOrganisation = (id: string) =>
      run("organisations", "add", "--id", id, "--code", id.toUpperCase(), "--name", `The ${id}`);
    const addPerson = (organisation: string, email: string) =>
      data(
        "users",
        "add",
        "--organisation",
        organisation,
        "--email",
        email,
        ..."--first-name Mia --last-name Moss".split(" "),
      );
    beforeAll(async () => {
      accounts = await openAccounts(await store.fresh());
    });
    afterAll(() => accounts.close());

    test("is removed with sign-ins and name, after a look that changes nothing; numbers and what was shared stay", async () => {
      await addOrganisation("aurora");
      const mia = await addPerson("aurora", "mia@aurora.example");
      const leo = await addPerson("aurora", "leo@aurora.example");
      const { key } = await data(
        ..."subscriptions add --organisation aurora --name Main --owner mia@aurora.example".split(" "),
      );
      const definition = { skill: { any: [1001] } };
      const profile = { definition, organisationId: "aurora", ownerUserId: mia.id };
      const own = await accounts.talentProfiles.add({ ...profile, name: "Own" });
      const shared = await accounts.talentProfiles.add({ ...profile, name: "Shared", shared: true });
      const signIn = { subject: mia.subject, session: null, signedInAt: new Date() };
      await accounts.portal.recordInteraction(signIn, { sessionId: "s", product: 1, page: "hub" });
      const { accessToken } = await accounts.portal.issueApiToken(signIn);
      const { id } = await accounts.subscriptions.get(key);
      const call = await accounts.limits.take({ subscriptionId: id, userId: mia.id }, { level: 1, units: 3 });
      await call.settle(200);

      const refused = await run("users", "remove", "mia@aurora.example", "--yes");
      expect(refused).toMatchObject({ code: 1, out: "" });
      expect(refused.err).toContain(`Subscription Main (${key}) is issued to mia@aurora.example`);
      expect((await run("users", "deactivate", "leo@aurora.example")).out).toBe(
        "leo@aurora.example is inactive.\n",
      );
      expect((await run("users", "deactivate", "mia@aurora.example")).out).toContain(
        `${key}) is issued to them`,
      );
      await run("users", "activate", "mia@aurora.example");
      await run("subscriptions", "set", key, "--owner", "none");

      const before = (await accounts.audit.latest(1_000)).length;
      const look = await run("users", "remove", "Mia@aurora.example");
      expect(look.out).toContain(`Mia Moss, mia@aurora.example, user ${mia.id} of aurora`);
      expect(look.out).toContain("1 own talent profile, 1 recorded step in the portal");
      expect(look.out).toContain(
        "Nothing was changed. To do it, for good: pnpm admin users remove mia@aurora.example --yes",
      );
      expect((await accounts.audit.latest(1_000)).length).toBe(before);
      expect(await accounts.users.authenticate("mia@aurora.example", mia.password)).toMatchObject({
        id: mia.id,
      });
      await accounts.tokens.verify(accessToken);

      const done = await run("users", "remove", "Mia@aurora.example", "--yes");
      expect(done.out).toContain("1 shared talent profile, as the organisation's");
      expect(done.out).toContain("Removed.");
      expect(await accounts.users.authenticate("mia@aurora.example", mia.password)).toBeNull();
      await expect(accounts.portal.details(signIn)).rejects.toMatchObject({ word: "forbidden" });
      await expect(accounts.tokens.verify(accessToken)).rejects.toMatchObject({ word: "unauthorized" });
      const reader = { organisationId: "aurora", userId: leo.id };
      expect(await accounts.talentProfiles.lookup(shared, reader)).toMatchObject({
        category: "sharedWithMe",
      });
      await expect(
        accounts.talentProfiles.lookup(own, { organisationId: "aurora", userId: mia.id }),
      ).rejects.toMatchObject({ word: "notFound" });
      expect(await accounts.usage.ofSubscription(id)).toMatchObject({ units: 3 });
      const log = JSON.stringify(
        (await accounts.audit.latest(1_000)).filter(({ detail }) => detail.email !== "leo@aurora.example"),
      );
      expect(log).not.toMatch(/mia|moss/i);
      for (const action of ["users.add", "subscriptions.add", "users.deactivate", "users.remove"])
        expect(log).toContain(`admin.${action}`);
      expect(log).toContain(`user ${mia.id}`);

      const earlier = { ...signIn, signedInAt: new Date(Date.now() - 60_000) };
      await addPerson("aurora", "mia@aurora.example");
      await expect(accounts.portal.details(earlier)).rejects.toMatchObject({ word: "unauthorized" });
      expect(await accounts.portal.details({ ...signIn, signedInAt: new Date() })).toMatchObject({
        userEmail: "mia@aurora.example",
      });
    });

    test("an organisation goes with its people once its subscriptions ended, and what it was charged is told and logged", async () => {
      await addOrganisation("borealis");
      await addPerson("borealis", "bo@borealis.example");
      const { key, secret } = await data(
        ..."subscriptions add --organisation borealis --name Main --owner bo@borealis.example".split(" "),
      );
      const { id } = await accounts.subscriptions.get(key);
      const call = await accounts.limits.take({ subscriptionId: id, userId: null }, { level: 1, units: 7 });
      await call.settle(200);
      const underWay = await accounts.limits.take(
        { subscriptionId: id, userId: null },
        { level: 1, units: 1 },
      );
      const refused = await run("organisations", "remove", "borealis", "--yes");
      expect(refused.err).toContain(`End it first: pnpm admin subscriptions revoke ${key}`);
      await run("subscriptions", "revoke", key);

      expect((await run("organisations", "remove", "borealis")).out).toContain("Nothing was changed");
      expect((await accounts.users.get("bo@borealis.example")).organisationId).toBe("borealis");
      const [done, again] = await Promise.all([
        run("organisations", "remove", "borealis", "--yes"),
        run("organisations", "remove", "borealis", "--yes"),
      ]).then((both) => both.sort((a, b) => a.code - b.code));
      expect(again).toMatchObject({ code: 1, err: "There is no organisation borealis.\n" });
      expect(done.out).toContain(`subscription Main (${key}), ever charged 7 units in 1 call`);
      expect(done.out).toContain("bo@borealis.example");
      await expect(accounts.organisations.get("borealis")).rejects.toMatchObject({ word: "notFound" });
      await expect(accounts.users.get("bo@borealis.example")).rejects.toMatchObject({ word: "notFound" });
      await expect(accounts.tokens.issue({ key, secret })).rejects.toMatchObject({
        word: "invalidSubscription",
      });
      const [logged] = await accounts.audit.latest(1);
      expect(logged).toMatchObject({
        action: "admin.organisations.remove",
        detail: { subject: "borealis", subscriptions: [{ key, units: 7, calls: 1 }] },
      });

      // A call that outlives its subscription is answered, and takes nothing of the others with it.
      expect(await underWay.settle(200)).toHaveProperty("RateLimit");
      expect(
        await accounts.limits.take({ subscriptionId: id, userId: null }, { level: 1, units: 1 }),
      ).toMatchObject({
        word: "quotaExpired",
      });
      const { key: other } = await data(
        ..."subscriptions add --organisation aurora --name Second".split(" "),
      );
      const { id: otherId } = await accounts.subscriptions.get(other);
      const next = await accounts.limits.take(
        { subscriptionId: otherId, userId: null },
        { level: 1, units: 2 },
      );
      await next.settle(200);
      expect(await accounts.usage.ofSubscription(otherId)).toMatchObject({ units: 2 });
    });

    test("the demonstration's people and organisations are not removed, since the next start brings them back", async () => {
      await addOrganisation("northwind");
      await addPerson("northwind", "sam@northwind.example");
      expect((await run("users", "remove", "sam@northwind.example", "--yes")).err).toContain(
        "users deactivate",
      );
      expect((await run("organisations", "remove", "northwind", "--yes")).err).toContain(
        "subscriptions revoke",
      );
      expect((await accounts.users.get("sam@northwind.example")).active).toBe(true);
    });
  });
});
