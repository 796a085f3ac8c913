import { and, eq, sql } from "drizzle-orm";
import { AccountsError } from "../AccountsError.ts";
import type { Database } from "../database/Database.ts";
import {
  organisations,
  subscriptions,
  talentProfiles,
  usage,
  userInteractions,
  users,
  viewAsSessions,
} from "../database/schema.ts";
import { refuseDemonstration } from "../demo/refuseDemonstration.ts";
import type { Ledger } from "../limits/Ledger.ts";
import { takeNamesOut } from "./takeNamesOut.ts";

/** What of a person went, and what stays under the number alone. */
export type RemovedPerson = {
  id: number;
  email: string;
  name: string;
  organisationId: string;
  /** Own talent profiles and what was recorded of visits to the portal: gone. */
  ownProfiles: number;
  interactions: number;
  /** Profiles shared in the organisation, which are its own now. */
  sharedProfiles: number;
  /** Entries of the audit log that named the person, and say the number now. */
  auditEntries: number;
};

/** What of an organisation went: its people, profiles and ended subscriptions, with all they were ever charged. */
export type RemovedOrganisation = {
  id: string;
  name: string;
  people: RemovedPerson[];
  profiles: number;
  subscriptions: { key: string; name: string; units: number; calls: number }[];
};

/** Removes people and organisations for good; without `forGood` the same is told and nothing changed. */
export type Removal = {
  /**
   * Removes a person: sign-in, sign-ins and console tokens at once. Usage and the audit log keep the number. `invalidInput` while an active subscription
   * is issued to the person, who knows its secret, and for the demonstration's people, whom the next start brings back.
   */
  person(userId: number, options: { forGood: boolean }): Promise<RemovedPerson>;
  /** Removes an organisation with its people; `notFound` when there is none, `invalidInput` while it has an active subscription, and for the demonstration's. */
  organisation(id: string, options: { forGood: boolean }): Promise<RemovedOrganisation>;
};

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Removals from this store; they hold for this process's calls from now on, for others' within a second. */
export function createRemoval(
  database: Database,
  { ledger, forget }: { ledger: Ledger; forget: () => void },
): Removal {
  const done = async <T>(forGood: boolean, remove: (transaction: Transaction) => Promise<T>): Promise<T> => {
    let removed: { all: T } | undefined;
    await database
      .transaction(async (transaction) => {
        removed = { all: await remove(transaction) };
        if (!forGood) throw new OnlyALook();
      })
      .catch((error: unknown) => {
        if (!(error instanceof OnlyALook)) throw error;
      });
    forget();
    if (!removed) throw new Error("the removal told nothing");
    return removed.all;
  };

  return {
    async person(userId, { forGood }) {
      return done(forGood, async (transaction) => {
        const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for("update");
        if (!user) throw new AccountsError("notFound", `There is no user ${userId}.`);
        refuseDemonstration(user.email);
        await refuseActive(transaction, eq(subscriptions.ownerUserId, userId), ({ key, name }) => [
          `Subscription ${name} (${key}) is issued to ${user.email}, who may know its secret.`,
          `Give it to another with pnpm admin subscriptions set ${key} --owner <email>, or to nobody with --owner none,`,
          `and make a new secret with subscriptions rotate; or end it with subscriptions revoke.`,
        ]);
        return removePerson(transaction, user);
      });
    },
    async organisation(id, { forGood }) {
      await ledger.flush();
      return done(forGood, async (transaction) => {
        const [row] = await transaction
          .select()
          .from(organisations)
          .where(eq(organisations.id, id))
          .for("update");
        if (!row) throw new AccountsError("notFound", `There is no organisation ${id}.`);
        refuseDemonstration(id);
        await refuseActive(transaction, eq(subscriptions.organisationId, id), ({ key, name }) => [
          `Subscription ${name} (${key}) of ${id} is active. End it first: pnpm admin subscriptions revoke ${key}`,
        ]);
        return removeOrganisation(transaction, row);
      });
    },
  };
}

/** Undoes a transaction that was to tell only what it would do. */
class OnlyALook extends Error {}

async function removePerson(
  transaction: Transaction,
  user: typeof users.$inferSelect,
): Promise<RemovedPerson> {
  const { id, email, subject, organisationId } = user;
  const owned = eq(talentProfiles.ownerUserId, id);
  const own = await transaction
    .delete(talentProfiles)
    .where(and(owned, eq(talentProfiles.shared, false)))
    .returning({ id: talentProfiles.id });
  const shared = await transaction
    .update(talentProfiles)
    .set({ ownerUserId: null })
    .where(owned)
    .returning({ id: talentProfiles.id });
  const interactions = await transaction
    .delete(userInteractions)
    .where(eq(userInteractions.userId, id))
    .returning({ id: userInteractions.id });
  await transaction.update(subscriptions).set({ ownerUserId: null }).where(eq(subscriptions.ownerUserId, id));
  await transaction.delete(viewAsSessions).where(eq(viewAsSessions.adminUserId, id));
  const auditEntries = await takeNamesOut(transaction, { id, names: [email, subject] });
  await transaction.delete(users).where(eq(users.id, id));
  return {
    ...{ id, email, organisationId, name: `${user.firstName} ${user.lastName}`, auditEntries },
    ...{ ownProfiles: own.length, sharedProfiles: shared.length, interactions: interactions.length },
  };
}

async function removeOrganisation(
  transaction: Transaction,
  { id, clientName }: typeof organisations.$inferSelect,
): Promise<RemovedOrganisation> {
  const people: RemovedPerson[] = [];
  for (const user of await transaction.select().from(users).where(eq(users.organisationId, id))) {
    people.push(await removePerson(transaction, user));
  }
  const charged = await transaction
    .select({
      ...{ id: subscriptions.id, key: subscriptions.key, name: subscriptions.name },
      units: sql<string>`coalesce(sum(${usage.units}), 0)`,
      calls: sql<string>`coalesce(sum(${usage.calls}), 0)`,
    })
    .from(subscriptions)
    .leftJoin(usage, eq(usage.subscriptionId, subscriptions.id))
    .where(eq(subscriptions.organisationId, id))
    .groupBy(subscriptions.id)
    .orderBy(subscriptions.createdAt);
  await transaction.delete(subscriptions).where(eq(subscriptions.organisationId, id));
  const profiles = await transaction
    .delete(talentProfiles)
    .where(eq(talentProfiles.organisationId, id))
    .returning({ id: talentProfiles.id });
  await transaction.delete(viewAsSessions).where(eq(viewAsSessions.organisationId, id));
  await transaction.delete(organisations).where(eq(organisations.id, id));
  return {
    ...{ id, name: clientName, people, profiles: profiles.length },
    subscriptions: charged.map(({ key, name, units, calls }) => ({
      ...{ key, name, units: Number(units), calls: Number(calls) },
    })),
  };
}

/** Refuses while one of these is active. They stay as they were found to the end: neither restored nor charged meanwhile. */
async function refuseActive(
  transaction: Transaction,
  which: ReturnType<typeof eq>,
  why: (subscription: { key: string; name: string }) => string[],
): Promise<void> {
  const found = await transaction.select().from(subscriptions).where(which).for("update");
  const active = found.filter(({ revokedAt }) => revokedAt === null);
  if (active.length > 0) throw new AccountsError("invalidInput", active.flatMap(why).join("\n"));
}
