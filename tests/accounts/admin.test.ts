import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Accounts, openAccounts } from "../../packages/accounts/src/index.ts";
import { testStores } from "../../packages/accounts/src/testing/testStores.ts";
import { runAdmin } from "./runAdmin.ts";

const stores = await testStores();
const [, server] = stores;

describe.each(stores)("on $name", (store) => {
  describe.skipIf(store.missing)("every command", () => {
    let accounts: Accounts;
    let place: string[];
    const run = async (...args: string[]) => {
      const { adminCommand } = await import("../../packages/accounts/src/admin/adminCommand.ts");
      const task = adminCommand(args);
      return typeof task === "function" ? task(accounts) : task;
    };
    const data = async (...args: string[]) => JSON.parse((await run(...args, "--json")).out);
    beforeAll(async () => {
      const options = await store.fresh();
      place = options.databaseUrl ? ["--database-url", options.databaseUrl] : ["--data", options.dataDir];
      accounts = await openAccounts(options);
    });
    afterAll(() => accounts.close());

    test("an organisation, its people, subscription and profile can be made from nothing", async () => {
      await run(
        "organisations",
        "add",
        "--id",
        "acme",
        "--code",
        "ACM",
        "--name",
        "Acme",
        "--countries",
        "US,GB",
      );
      const person = ["--organisation", "acme", "--first-name", "Ann", "--last-name", "A"];
      const ann = await data("users", "add", ...person, "--email", "Ann@acme.example", "--admin");
      expect(await accounts.users.authenticate("ann@acme.example", ann.password)).toMatchObject({
        admin: true,
      });
      const abroad = await data("users", "add", ...person, "--email", "b@acme.example", "--subject", "idp|7");
      expect(abroad.password).toBeUndefined();
      expect((await accounts.users.bySubject("idp|7"))?.email).toBe("b@acme.example");

      const made = await data(
        "subscriptions",
        "add",
        "--organisation",
        "acme",
        "--name",
        "Main",
        "--sources",
        "yes",
      );
      expect(await accounts.subscriptions.accepts(made.key, made.secret)).toBe(true);
      const rotated = await data("subscriptions", "rotate", made.key, "--overlap", "2h");
      expect(await accounts.subscriptions.accepts(made.key, made.secret)).toBe(true);
      expect(await accounts.subscriptions.accepts(made.key, rotated.secret)).toBe(true);
      const both = await run("subscriptions", "rotate", made.key, "--now", "--overlap", "2h");
      expect(both).toMatchObject({ code: 1, err: expect.stringContaining("--overlap or --now") });
      await run("subscriptions", "rotate", made.key, "--now");
      expect(await accounts.subscriptions.accepts(made.key, rotated.secret)).toBe(false);
      const set = await data("subscriptions", "set", made.key, "--quota", "77", "--anonymous", "no");
      expect(set).toMatchObject({ quota: 77, showAnonymous: false, showStaffing: true, sources: true });

      const definition = '{"skill":{"all":[1001],"none":[7]},"query":"kubernetes"}';
      const mine = ["--owner", "ann@acme.example", "--definition", definition];
      const profile = await data("profiles", "add", "--name", "Kube", ...mine);
      const reader = { organisationId: "acme", userId: ann.id };
      expect(await accounts.talentProfiles.lookup(profile.id, reader)).toMatchObject({
        category: "mine",
        definition: { skill: { all: [1001], none: [7] }, query: "kubernetes" },
      });
      await run("profiles", "remove", String(profile.id));
      await expect(accounts.talentProfiles.lookup(profile.id, reader)).rejects.toMatchObject({
        word: "notFound",
      });
    });

    test("what is changed is in the audit log, without a secret", async () => {
      const { out } = await run("audit", "list");
      for (const action of ["organisations.add", "users.add", "subscriptions.rotate", "profiles.remove"]) {
        expect(out).toContain(`admin.${action}`);
      }
      expect(out).not.toMatch(/tis_/);
      const added = (await accounts.audit.latest(100)).find(
        ({ action }) => action === "admin.subscriptions.add",
      );
      expect(added?.detail).toEqual({
        subject: expect.stringMatching(/^tik_/),
        organisation: "acme",
        name: "Main",
        sources: "yes",
      });
    });

    test("input that makes no sense is refused with what would", async () => {
      const refused: [string[], RegExp][] = [
        [
          ["organisations", "add", "--id", "A B", "--code", "x", "--name", "x"],
          /cannot be an organisation id/,
        ],
        [["organisations", "add", "--id", "acme", "--code", "x", "--name", "x"], /exists/],
        [
          ["organisations", "add", "--id", "b", "--code", "b", "--name", "b", "--countries", "XX"],
          /"XX" is no country/,
        ],
        [["subscriptions", "add", "--organisation", "none", "--name", "x"], /no organisation none/],
        [["subscriptions", "add", "--organisation", "acme", "--name", "x", "--quota", "-1"], /./],
        [
          ["subscriptions", "add", "--organisation", "acme", "--name", "x", "--quota", "many"],
          /whole number/,
        ],
        [["subscriptions", "add", "--organisation", "acme", "--name", "x", "--jobs", "old"], /new or open/],
        [["profiles", "add", "--name", "x", "--definition", "{"], /is no JSON/],
        [["profiles", "add", "--name", "x", "--definition", '{"skillz":{}}'], /"skillz"/],
        [["profiles", "add", "--name", "x", "--definition", '{"skill":{"any":["a"]}}'], /of ids/],
        [
          ["profiles", "add", "--name", "x", "--definition", '{"function":{"any":[1,3,4,5,6,7]}}'],
          /more than 5/,
        ],
        [["users", "deactivate", "ghost@acme.example"], /no user ghost/],
        [["users", "list", "--organisation", "ghosts"], /no organisation ghosts/],
        [["subscriptions", "list", "--organisation", "ghosts"], /no organisation ghosts/],
        [["subscriptions", "add", "--organisation", "acme", "--name", " "], /--name takes a text/],
        [["organisations", "add", "--id", "c", "--code", "C", "--name", "two\nlines"], /in one line/],
        [["keys", "rotate", "--overlap", "soon"], /duration such as/],
        [["accounts", "backup", "/dev/null/nowhere"], /cannot be written: ENOTDIR|back them up as you do/],
      ];
      for (const [args, message] of refused) {
        const { code, err, out } = await run(...args);
        expect(code, args.join(" ")).toBeGreaterThan(0);
        expect(err, args.join(" ")).toMatch(message);
        expect(out).toBe("");
      }
    });

    test("a person's name, products and right to view as a client can be changed, each by itself", async () => {
      await run("organisations", "add", "--id", "team", "--code", "TEA", "--name", "Team");
      const dora = ["--email", "dora@team.example", "--first-name", "Dora", "--last-name", "D", "--admin"];
      await run("users", "add", "--organisation", "team", ...dora, "--products", "plan,alerts");
      const who = { subject: "dora@team.example", session: null, signedInAt: new Date() };
      const has = { PLAN2x: true, isAlertsEnabled: true, GEMINI: false, adminEnabled: true };
      expect(await accounts.portal.details(who)).toMatchObject(has);
      const { out } = await run("users", "set", "dora@team.example", "--admin", "no", "--last-name", "Day");
      expect(out).toBe("dora@team.example: Dora Day, no administrator, products plan, alerts.\n");
      await expect(accounts.portal.searchClients(who, "acme")).rejects.toMatchObject({ word: "forbidden" });
      await run("users", "set", "dora@team.example", "--products", "recruit");
      const changed = { PLAN2x: false, isAlertsEnabled: false, GEMINI: true, adminEnabled: false };
      expect(await accounts.portal.details(who)).toMatchObject({ ...changed, lastName: "Day" });
      expect((await run("users", "set", "dora@team.example", "--products", "hr")).err).toContain(
        "plan,recruit",
      );
      expect((await run("users", "set", "dora@team.example")).err).toContain("Say what to change");
    });

    test("the same person added twice at the same moment is added once, and the second is told", async () => {
      const gil = ["--email", "gil@team.example", "--first-name", "Gil", "--last-name", "G"];
      const add = () => run("users", "add", "--organisation", "team", ...gil);
      const [first, second] = (await Promise.all([add(), add()])).sort((a, b) => a.code - b.code);
      expect(first).toMatchObject({ code: 0, err: "" });
      expect(second).toMatchObject({ code: 1, out: "" });
      expect(second?.err).toMatch(/^Somebody else changed the same at this moment|^A user gil/);
    });

    test("a person's address can be changed: the sign-in takes the new one, and the audit log names the old no more", async () => {
      const eve = ["--email", "evi@team.example", "--first-name", "Eve", "--last-name", "E"];
      const { id, password } = await data("users", "add", "--organisation", "team", ...eve);
      const change = (address: string) => run("users", "set", "evi@team.example", "--email", address);
      expect((await change("dora@team.example")).err).toBe("A user dora@team.example exists.\n");
      expect((await change("eve")).err).toBe('"eve" is no email address.\n');
      expect((await change("Eve@team.example")).out).toContain("eve@team.example: Eve E");
      const changed = { id, subject: "eve@team.example" };
      expect(await accounts.users.authenticate("eve@team.example", password)).toMatchObject(changed);
      expect(await accounts.users.authenticate("evi@team.example", password)).toBeNull();
      const before = { subject: "evi@team.example", session: null, signedInAt: new Date() };
      await expect(accounts.portal.details(before)).rejects.toMatchObject({ word: "forbidden" });
      const { out } = await run("audit", "list");
      expect(out).not.toContain("evi@team.example");
      expect(out).toContain(`user ${id}`);
    });

    test("a new signing key is told with when it signs and what becomes of older tokens", async () => {
      const soon = await run("keys", "rotate", "--overlap", "30m");
      expect(soon.out).toMatch(/It signs from \d{4}-.* UTC; tokens signed by older keys stay good/);
      expect((await run("keys", "rotate", "--revoke")).out).toContain("every token signed so far is refused");
    });

    test("a change of nothing is refused, and so is an owner from another organisation", async () => {
      const { key } = await data("subscriptions", "add", "--organisation", "acme", "--name", "Second");
      const nothing = await run("subscriptions", "set", key);
      expect(nothing).toMatchObject({ code: 1, out: "" });
      expect(nothing.err).toContain("Say what to change, with one or more of --name, --quota");
      await run("organisations", "add", "--id", "other", "--code", "OTH", "--name", "Other");
      const cleo = ["--email", "cleo@other.example", "--first-name", "Cleo", "--last-name", "C"];
      await run("users", "add", "--organisation", "other", ...cleo);
      const theirs = await run("subscriptions", "set", key, "--owner", "cleo@other.example");
      expect(theirs.err).toBe("cleo@other.example belongs to other, the subscription to acme.\n");
    });

    test("whom a subscription is issued to is told by address, and nobody as nobody", async () => {
      const { key } = await data(
        ..."subscriptions add --organisation acme --name Ann's --owner".split(" "),
        "Ann@acme.example",
      );
      const row = async () =>
        (await data("subscriptions", "list", "--organisation", "acme")).find(
          (each: { key: string }) => each.key === key,
        );
      expect((await run("subscriptions", "list")).out).toMatch(
        new RegExp(`${key} +acme +Ann's +ann@acme.example +active`),
      );
      expect(await row()).toMatchObject({ owner: "ann@acme.example" });
      expect((await run("subscriptions", "set", key, "--owner", "none")).out).toContain(
        "Ann's: owner nobody, quota 1000000",
      );
      expect(await row()).toMatchObject({ owner: null });
      expect((await run("subscriptions", "list")).out).toMatch(
        new RegExp(`${key} +acme +Ann's +nobody +active`),
      );
      expect(await data("subscriptions", "set", key, "--owner", "ann@acme.example")).toMatchObject({
        owner: "ann@acme.example",
      });
    });

    test("a mistake is undone: a revocation taken back, an organisation's name, code, countries and SSO corrected", async () => {
      const { key, secret } = await data(..."subscriptions add --organisation acme --name Third".split(" "));
      const { token } = await accounts.tokens.issue({ key, secret });
      expect((await run("subscriptions", "restore", key)).err).toBe("Subscription Third is not revoked.\n");
      await run("subscriptions", "revoke", key);
      expect(await accounts.subscriptions.accepts(key, secret)).toBe(false);
      expect((await run("subscriptions", "restore", key)).out).toContain(`Restored Third (${key})`);
      expect(await accounts.subscriptions.accepts(key, secret)).toBe(true);
      await expect(accounts.tokens.verify(token.access_token)).rejects.toMatchObject({
        word: "unauthorized",
      });

      const set = await run("organisations", "set", "acme", "--name", "Acme Inc", "--countries", "us,de,us");
      expect(set.out).toBe("Acme Inc (acme): code ACM, countries DE,US, no SSO.\n");
      expect((await run("organisations", "list")).out).toMatch(/acme +ACM +Acme Inc +DE,US\n/);
      const dora = { subject: "dora@team.example", session: null, signedInAt: new Date() };
      await run("organisations", "set", "team", "--code", "TM", "--countries", "GB", "--sso", "yes");
      const details = await accounts.portal.details(dora);
      expect(details).toMatchObject({ clientCode: "TM", ssoenabled: true });
      expect(details.subscribedCountries.map(({ code }) => code)).toEqual(["GB"]);
      const none = await run("organisations", "set", "team", "--countries", "none");
      expect(none.out).toBe("Team (team): code TM, countries none, SSO.\n");
      expect((await run("organisations", "set", "team", "--code", "ACM")).err).toContain("code ACM exists");
      expect((await run("organisations", "set", "team")).err).toContain("Say what to change");
      expect((await run("profiles", "remove", "999999")).err).toBe("There is no talent profile 999999.\n");
      expect((await run("users", "sign-out", "dora@team.example")).out).toContain(
        "dora@team.example has to sign in again.\nWith an identity provider of your own",
      );
      expect((await run("user", "list")).err).toContain("Did you mean: users list");
      expect((await run("user", "--help")).out).toContain("users remove <email>");
    });

    test("the program itself reaches this store", async () => {
      const { code, out } = await runAdmin([...place, "organisations", "list"]);
      expect(code).toBe(0);
      expect(out).toMatch(/acme\s+ACM\s+Acme/);
    });
  });
});

test.skipIf(server?.missing)("the address of a database can come from the environment", async () => {
  const { databaseUrl = "" } = (await server?.fresh()) ?? {};
  const { code, out } = await runAdmin(["organisations", "list"], { DATABASE_URL: databaseUrl });
  expect({ code, out }).toEqual({ code: 0, out: "(none)\n" });
});
