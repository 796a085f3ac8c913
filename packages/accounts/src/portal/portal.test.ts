import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Accounts } from "../Accounts.ts";
import { seedDemo } from "../demo/seedDemo.ts";
import { openAccounts } from "../openAccounts.ts";
import { testStores } from "../testing/testStores.ts";
import type { PortalIdentity } from "./portalTokenVerifier.ts";

const stores = await testStores();

describe.each(stores)("on $name", (store) => {
  describe.skipIf(store.missing)("portal calls", () => {
    let now = Date.parse("2026-06-01T12:00:00Z");
    let accounts: Accounts;
    beforeAll(async () => {
      const options = await store.fresh();
      accounts = await openAccounts({ ...options, clock: () => now });
      await seedDemo(accounts, `${options.dataDir}/demo.json`);
    });
    afterAll(() => accounts.close());

    const signedInAt = new Date(now);
    const who = (subject: string, session: string | null = "s1"): PortalIdentity => ({
      subject,
      session,
      signedInAt,
    });
    const [sam, hana, ina] = [who("demo-sam"), who("demo-hana"), who("demo-ina")];
    let signIns = 0;
    const ada = () => {
      signIns += 1;
      return { ...who("demo-ada", `ada-${signIns}`), signedInAt: new Date(now) };
    };
    const actions = async () => (await accounts.audit.latest(20)).map((event) => event.action);

    describe("user details", () => {
      test("hold every field of the specification", async () => {
        const details = await accounts.portal.details(sam);
        expect(details).toMatchObject({
          ...{ isactive: true, userAppCode: "API", clientCode: "NWT", clientName: "Northwind Talent" },
          ...{ firstName: "Sam", lastName: "Subscriber", userEmail: "sam@northwind.example", s3Token: "" },
          ...{ sessionDate: "2026-06-01T12:00:00.000Z", GEMINI: true, PLAN2x: true, TN: false, WA: false },
          ...{ competitiveIntel: false, customRoleEnabled: true, dataFeedEnabled: true, adminEnabled: false },
          ...{
            recuritNeuronEnabled: false,
            staffingEnabled: false,
            isAlertsEnabled: true,
            ssoenabled: false,
          },
          ...{ mimicClient: false, marketingOptIn: false, newsletterOptIn: true, productUpdatesOptIn: true },
          ...{ personaID: 2, responsibilityIdsCSV: "3,7" },
          appCodes: ["API", "PLAN", "RECRUIT", "CUSTOMROLES", "DATAFEEDS"],
        });
        expect(details.productDetails.map((product) => product.productName)).toContain("Market Research");
        expect(details.productDetails[0]?.pageDetails[0]).toEqual({
          ...{ pageId: 11, pageName: "Workforce plan", code: "PLAN_WORKFORCE", isEnabled: true },
          pageProductName: "Plan",
          permissionDetails: [
            {
              ...{ permissionId: 110, permissionName: "Workforce plan access" },
              ...{ permissionCode: "PLAN_WORKFORCE_ACCESS", permissionLevelId: 3 },
              permissionLevelName: "Read and Export",
            },
          ],
        });
      });

      test("split all countries into subscribed and not", async () => {
        const { subscribedCountries, unSubscribedCountries } = await accounts.portal.details(hana);
        expect(subscribedCountries).toEqual([
          { countryId: 372, countryName: "Ireland", categoryId: 2, code: "IE" },
          { countryId: 826, countryName: "United Kingdom", categoryId: 1, code: "GB" },
        ]);
        expect(subscribedCountries.length + unSubscribedCountries.length).toBe(56);
      });

      test("tell an inactive person so, with nothing to open, and refuse every other call", async () => {
        expect(await accounts.portal.details(ina)).toMatchObject({ isactive: false, productDetails: [] });
        await expect(accounts.portal.visit(ina, "getFaq")).rejects.toMatchObject({ word: "forbidden" });
        await expect(accounts.portal.issueApiToken(ina)).rejects.toMatchObject({ word: "forbidden" });
      });

      test("are refused to a sign-in that has no account", async () => {
        await expect(accounts.portal.details(who("stranger"))).rejects.toMatchObject({ word: "forbidden" });
      });
    });

    describe("view-as", () => {
      test("is for administrators only", async () => {
        for (const attempt of [
          () => accounts.portal.searchClients(sam, "harbour"),
          () => accounts.portal.startViewAs(sam, "harbour-health"),
          () => accounts.portal.endViewAs(sam),
        ]) {
          await expect(attempt()).rejects.toMatchObject({ word: "forbidden" });
        }
      });

      test("finds clients by part of name or code, in any case, wildcards taken as they are", async () => {
        const find = async (term: string) =>
          (await accounts.portal.searchClients(ada(), term)).map((client) => client.label);
        expect(await find("HARBOUR")).toEqual(["Harbour Health Group (HHG)"]);
        expect(await find("nwt")).toEqual(["Northwind Talent (NWT)"]);
        expect(await find("t")).toEqual([
          "Harbour Health Group (HHG)",
          "Northwind Talent (NWT)",
          "Talent Intelligence (TIA)",
        ]);
        expect(await find("%")).toEqual([]);
        expect(await find("_")).toEqual([]);
      });

      test("answers as the client, exactly as the client sees it, until it is ended", async () => {
        const admin = ada();
        const own = await accounts.portal.details(admin);
        await accounts.portal.startViewAs(admin, "northwind");
        const afterSignIn = ada();
        const seen = await accounts.portal.details(afterSignIn);
        expect(seen).toEqual({ ...(await accounts.portal.details(sam)), mimicClient: true });
        await accounts.portal.endViewAs(afterSignIn);
        expect(await accounts.portal.details(afterSignIn)).toEqual(own);
      });

      test("issues no API token meanwhile, and one again afterwards", async () => {
        const admin = ada();
        await accounts.portal.startViewAs(admin, "northwind");
        await expect(accounts.portal.issueApiToken(admin)).rejects.toMatchObject({ word: "conflict" });
        await accounts.portal.endViewAs(admin);
        expect((await accounts.portal.issueApiToken(admin)).tokenType).toBe("Bearer");
      });

      test("ends with the administrator's session: a second sign-in after the start sees the admin again", async () => {
        await accounts.portal.startViewAs(ada(), "northwind");
        const viewing = ada();
        expect((await accounts.portal.details(viewing)).mimicClient).toBe(true);
        expect((await accounts.portal.details(viewing)).mimicClient).toBe(true);
        const later = ada();
        expect((await accounts.portal.details(later)).mimicClient).toBe(false);
        expect((await accounts.portal.details(viewing)).mimicClient).toBe(false);
      });

      test("has no part in a sign-in of another browser that stood before it, and is not ended by it", async () => {
        const elsewhere = { ...ada(), signedInAt: new Date(now) };
        now += 60_000;
        await accounts.portal.startViewAs(ada(), "northwind");
        expect((await accounts.portal.details(elsewhere)).mimicClient).toBe(false);
        const viewing = { ...ada(), signedInAt: new Date(now) };
        expect((await accounts.portal.details(viewing)).mimicClient).toBe(true);
        expect((await accounts.portal.details(elsewhere)).mimicClient).toBe(false);
        expect((await accounts.portal.details(viewing)).mimicClient).toBe(true);
        await accounts.portal.endViewAs(viewing);
      });

      test("ends by itself after eight hours", async () => {
        const admin = ada();
        await accounts.portal.startViewAs(admin, "northwind");
        now += 8 * 3_600_000;
        expect((await accounts.portal.details(admin)).mimicClient).toBe(false);
      });

      test("of one client replaces that of another", async () => {
        const admin = ada();
        await accounts.portal.startViewAs(admin, "northwind");
        await accounts.portal.startViewAs(admin, "harbour-health");
        expect((await accounts.portal.details(admin)).clientCode).toBe("HHG");
        await accounts.portal.endViewAs(admin);
        expect((await accounts.portal.details(admin)).mimicClient).toBe(false);
      });

      test("of a client that does not exist is not found, and ending nothing is fine", async () => {
        const admin = ada();
        await expect(accounts.portal.startViewAs(admin, "nobody")).rejects.toMatchObject({
          word: "notFound",
        });
        await accounts.portal.endViewAs(admin);
      });

      test("leaves who, whom and every call in the audit log", async () => {
        const admin = ada();
        await accounts.portal.startViewAs(admin, "northwind");
        await accounts.portal.details(admin);
        await accounts.portal.visit(admin, "getFaq");
        await accounts.portal.endViewAs(admin);
        expect((await actions()).slice(0, 5)).toEqual([
          "viewAs.end",
          "portal.endViewAs",
          "portal.getFaq",
          "portal.getUserDetails",
          "viewAs.start",
        ]);
        const [, , call] = await accounts.audit.latest(3);
        const { userID } = await accounts.portal.details(admin);
        expect(call).toMatchObject({ actorUserId: userID, asOrganisationId: "northwind" });
      });
    });

    describe("the console's token", () => {
      test("speaks for the person on the organisation's subscription for fifteen minutes", async () => {
        const { accessToken, expiresIn } = await accounts.portal.issueApiToken(sam);
        expect(expiresIn).toBe(900);
        const [subscription] = await accounts.subscriptions.list("northwind");
        const { userID } = await accounts.portal.details(sam);
        expect(await accounts.tokens.verify(accessToken)).toMatchObject({
          ...{ via: "portal", userId: userID, organisationId: "northwind", subscriptionId: subscription?.id },
        });
        now += 900_000;
        await expect(accounts.tokens.verify(accessToken)).rejects.toMatchObject({ word: "unauthorized" });
      });

      // 403 would log the person out of a portal that has more to show than the console
      test("is a conflict, and nothing forbidden, for an organisation without a subscription", async () => {
        await accounts.organisations.add({ id: "new", clientCode: "NEW", clientName: "New", countries: [] });
        const name = { firstName: "Nea", lastName: "New" };
        await accounts.users.add({ organisationId: "new", email: "nea@new.example", ...name });
        const nea = who("nea@new.example");
        const refused = { word: "conflict", message: expect.stringContaining("no subscription") };
        await expect(accounts.portal.issueApiToken(nea)).rejects.toMatchObject(refused);
        const { subscription } = await accounts.subscriptions.add({ organisationId: "new", name: "First" });
        expect((await accounts.portal.issueApiToken(nea)).tokenType).toBe("Bearer");
        await accounts.subscriptions.revoke(subscription.key);
        await expect(accounts.portal.issueApiToken(nea)).rejects.toMatchObject(refused);
        expect((await accounts.portal.details(nea)).isactive).toBe(true);
      });

      test("dies with the sign-ins of the person, and so does the portal for them; a later one is good", async () => {
        for (const end of [
          (id: number) => accounts.users.signOut(id),
          (id: number) => accounts.users.setPassword(id, "another long password"),
        ]) {
          const signedIn = { ...hana, signedInAt: new Date(now) };
          const { accessToken } = await accounts.portal.issueApiToken(signedIn);
          const { id } = await accounts.users.get("hana@harbour-health.example");
          now += 60_000;
          await end(id);
          const over = { word: "unauthorized" };
          await expect(accounts.tokens.verify(accessToken)).rejects.toMatchObject(over);
          await expect(accounts.portal.details(signedIn)).rejects.toMatchObject(over);
          const later = { ...hana, signedInAt: new Date(now) };
          expect((await accounts.portal.details(later)).isactive).toBe(true);
          await accounts.tokens.verify((await accounts.portal.issueApiToken(later)).accessToken);
        }
      });

      test("dies with the person's access", async () => {
        const later = { ...hana, signedInAt: new Date(now) };
        const { accessToken } = await accounts.portal.issueApiToken(later);
        const { id } = await accounts.users.get("hana@harbour-health.example");
        await accounts.users.setActive(id, false);
        await expect(accounts.tokens.verify(accessToken)).rejects.toMatchObject({ word: "unauthorized" });
        await accounts.users.setActive(id, true);
        await accounts.tokens.verify(accessToken);
      });
    });

    test("whoever gets another's address does not get their sign-in with it", async () => {
      const added = (name: string) =>
        accounts.users.add({
          ...{
            organisationId: "northwind",
            email: `${name}@northwind.example`,
            firstName: name,
            lastName: "N",
          },
          password: "a long enough password",
        });
      const [ann, bob] = [await added("ann"), await added("bob")];
      now += 60_000;
      const signedIn = { ...who(bob.subject), signedInAt: new Date(now) };
      expect((await accounts.portal.details(signedIn)).firstName).toBe("bob");
      now += 60_000;
      await accounts.users.change(bob.id, { email: "rob@northwind.example" });
      await accounts.users.change(ann.id, { email: bob.email });
      await expect(accounts.portal.details(signedIn)).rejects.toMatchObject({ word: "unauthorized" });
      const again = { ...signedIn, signedInAt: new Date(now) };
      expect((await accounts.portal.details(again)).firstName).toBe("ann");
    });

    test("whoever signs in elsewhere by their address keeps that sign-in under a new one", async () => {
      const eve = { organisationId: "northwind", email: "eve@northwind.example", firstName: "Eve" };
      const { id } = await accounts.users.add({ ...eve, lastName: "N", subject: eve.email });
      await accounts.users.change(id, { email: "eve.n@northwind.example" });
      const before = { ...who("eve.n@northwind.example"), signedInAt: new Date(now - 60_000) };
      expect((await accounts.portal.details(before)).firstName).toBe("Eve");
    });

    test("a text no store can keep is refused or found nowhere, and is no failure", async () => {
      const zero = "a\u0000b";
      for (const interaction of [
        { sessionId: zero },
        { sessionId: "s", page: zero },
        { sessionId: "s", event: zero },
      ])
        await expect(
          accounts.portal.recordInteraction(sam, { product: 1, ...interaction }),
        ).rejects.toMatchObject({ word: "invalidInput" });
      expect(await accounts.portal.searchClients(ada(), zero)).toEqual([]);
      expect(await accounts.users.authenticate(zero, "any password")).toBeNull();
      await expect(accounts.tokens.issue({ key: zero, secret: "any" })).rejects.toMatchObject({
        word: "invalidSubscription",
      });
    });

    test("a recorded interaction belongs to who is signed in", async () => {
      const interaction = {
        sessionId: "'; drop table users; --",
        product: 1,
        page: "/api/faq",
        event: "pageview",
      };
      await accounts.portal.recordInteraction(sam, interaction);
      await expect(accounts.portal.recordInteraction(ina, interaction)).rejects.toMatchObject({
        word: "forbidden",
      });
    });
  });
});
