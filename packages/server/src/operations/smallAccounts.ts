import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Accounts, openAccounts } from "@talent/accounts";
import { emptyAccounts } from "@talent/accounts/testing/emptyAccounts";

/** Real accounts of two organisations, each with a talent profile of its own, and the way to be rid of them. */
export type SmallAccounts = {
  accounts: Accounts;
  /** The person whose eyes profiles are seen with, in organisation `one`. */
  userId: number;
  /** Profiles by whose they are to that person. */
  profiles: { mine: number; shared: number; foreign: number };
  close(): Promise<void>;
};

/** Opens them in a folder of their own. */
export async function smallAccounts(): Promise<SmallAccounts> {
  const dataDir = mkdtempSync(join(tmpdir(), "small-accounts-"));
  await emptyAccounts(dataDir);
  const accounts = await openAccounts({ dataDir });
  for (const id of ["one", "two"])
    await accounts.organisations.add({ id, clientCode: id, clientName: id, countries: ["US"] });
  const person = { organisationId: "one", email: "a@one.example", firstName: "Ada", lastName: "One" };
  const { id: userId } = await accounts.users.add(person);
  const { add } = accounts.talentProfiles;
  const nurses = { occupation: { any: [29114100] }, skill: { none: [1001] } };
  const profiles = {
    mine: await add({ name: "My nurses", definition: nurses, organisationId: "one", ownerUserId: userId }),
    shared: await add({ name: "Our coders", definition: {}, organisationId: "one", shared: true }),
    foreign: await add({ name: "Their coders", definition: {}, organisationId: "two", shared: true }),
  };
  return {
    accounts,
    userId,
    profiles,
    async close() {
      await accounts.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
