import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Accounts } from "../Accounts.ts";
import { seedDemo } from "../demo/seedDemo.ts";
import { openAccounts } from "../openAccounts.ts";
import { testStores } from "../testing/testStores.ts";

const stores = await testStores();

describe.each(stores)("on $name", (store) => {
  describe.skipIf(store.missing)("talent profiles", () => {
    let accounts: Accounts;
    let samReads: { organisationId: string; userId: number };
    let hanaReads: { organisationId: string; userId: number };
    const ids: Record<string, number> = {};
    beforeAll(async () => {
      const options = await store.fresh();
      accounts = await openAccounts(options);
      await seedDemo(accounts, `${options.dataDir}/demo.json`);
      const [samUser, hanaUser] = [
        await accounts.users.get("demo-sam"),
        await accounts.users.get("demo-hana"),
      ];
      const colleague = await accounts.users.add({
        ...{
          organisationId: "northwind",
          email: "cleo@northwind.example",
          firstName: "Cleo",
          lastName: "C",
        },
      });
      samReads = { organisationId: "northwind", userId: samUser.id };
      hanaReads = { organisationId: "harbour-health", userId: hanaUser.id };
      const definition = { occupation: { any: [15125200] }, query: "rust" };
      const add = (name: string, owner: { id: number; organisationId: string }, shared: boolean) =>
        accounts.talentProfiles.add({
          ...{ name, definition, shared, ownerUserId: owner.id, organisationId: owner.organisationId },
        });
      ids.mine = await add("Sam's own", samUser, false);
      ids.shared = await add("Cleo's shared", colleague, true);
      ids.private = await add("Cleo's private", colleague, false);
      ids.foreign = await add("Hana's shared", hanaUser, true);
      await add("analysts", hanaUser, true);
    });

    afterAll(() => accounts.close());

    test("that everybody has are not removed: the next start would bring them back", async () => {
      await expect(accounts.talentProfiles.remove(206)).rejects.toMatchObject({ word: "invalidInput" });
      expect((await accounts.talentProfiles.lookup(206, samReads)).name).toBe("Software developers");
    });

    const list = async (category: "mine" | "sharedWithMe" | "sharedByProvider", reader = samReads) => {
      const { groups } = await accounts.talentProfiles.list({ category }, reader);
      return groups[0]?.profiles.map((profile) => profile.name);
    };

    test("are the reader's own, those colleagues share, and the provider's", async () => {
      expect(await list("mine")).toEqual(["Sam's own"]);
      expect(await list("sharedWithMe")).toEqual(["Cleo's shared"]);
      expect(await list("sharedByProvider")).toContain("All talent data");
      // By name, small letters among capitals.
      expect(await list("mine", hanaReads)).toEqual(["analysts", "Hana's shared"]);
      expect(await list("sharedWithMe", hanaReads)).toEqual([]);
    });

    test("are looked up with their definition; 205 filters nothing", async () => {
      expect(await accounts.talentProfiles.lookup(ids.mine ?? 0, samReads)).toMatchObject({
        ...{ name: "Sam's own", category: "mine", createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      });
      const all = await accounts.talentProfiles.lookup(205, samReads);
      expect(all).toMatchObject({ category: "sharedByProvider", definition: {} });
      const shared = await accounts.talentProfiles.lookup(ids.shared ?? 0, samReads);
      expect(shared).toMatchObject({
        category: "sharedWithMe",
        definition: { occupation: { any: [15125200] }, query: "rust" },
      });
    });

    test("of another organisation, and a colleague's private ones, do not exist for the reader", async () => {
      for (const id of [ids.foreign, ids.private, 999_999, 0, -1]) {
        await expect(accounts.talentProfiles.lookup(id ?? 0, samReads)).rejects.toMatchObject({
          word: "notFound",
          message: "Invalid talent profile found in request",
        });
      }
      const nobody = { organisationId: "northwind", userId: null };
      await expect(accounts.talentProfiles.lookup(ids.mine ?? 0, nobody)).rejects.toMatchObject({
        word: "notFound",
      });
    });

    test("are there as soon as they were added, and gone as soon as they were removed", async () => {
      const id = await accounts.talentProfiles.add({ name: "Short-lived", definition: {} });
      expect(await accounts.talentProfiles.lookup(id, samReads)).toMatchObject({ name: "Short-lived" });
      expect(await accounts.talentProfiles.remove(id)).toBe(true);
      const looked = accounts.talentProfiles.lookup(id, samReads);
      await expect(looked).rejects.toMatchObject({ word: "notFound" });
    });

    test("are found by keyword and paged by name", async () => {
      const found = await accounts.talentProfiles.list({ keyword: "CLEO" }, samReads);
      expect(found.totalCount).toBe(1);
      expect(found.groups.map((group) => group.totalCount)).toEqual([0, 1, 0]);
      const page = (pageno: number) =>
        accounts.talentProfiles.list({ category: "sharedByProvider", limit: 5, pageno }, samReads);
      const [first, second] = [await page(1), await page(2)];
      expect(first.groups[0]).toMatchObject({ totalCount: 12, pageNo: 1 });
      const names = [...(first.groups[0]?.profiles ?? []), ...(second.groups[0]?.profiles ?? [])].map(
        (row) => row.name,
      );
      expect(names).toHaveLength(10);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
      const behind = await page(4);
      expect(behind).toMatchObject({ totalCount: 12, groups: [{ totalCount: 12, pageNo: 4, profiles: [] }] });
      const all = await accounts.talentProfiles.list({ limit: 1 }, samReads);
      expect(all.groups.map(({ totalCount, profiles }) => [totalCount, profiles.length])).toEqual([
        [12, 1],
        [1, 1],
        [1, 1],
      ]);
    });
  });
});
