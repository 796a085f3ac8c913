import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull, or } from "drizzle-orm";
import { AccountsError } from "../AccountsError.ts";
import type { DataSettings } from "../Caller.ts";
import type { Database } from "../database/Database.ts";
import { subscriptionSecrets, subscriptions } from "../database/schema.ts";
import { isoDay } from "../limits/quotaYear.ts";
import { digestOf, newKey, newSecret } from "../tokens/secrets.ts";
import type { SecretsByKey } from "../tokens/secretsByKey.ts";
import type { SubscriptionStates } from "../tokens/subscriptionStates.ts";

/** A subscription without its secrets. */
export type Subscription = typeof subscriptions.$inferSelect;

/** What a new subscription is made from; the quota is call units a year. */
export type NewSubscription = {
  organisationId: string;
  name: string;
  quota?: number;
  ownerUserId?: number | null;
  dataSettings?: Partial<DataSettings>;
  sources?: boolean;
};

/** Settings of a subscription that operators may change. */
export type SubscriptionSettings = Partial<
  Pick<
    Subscription,
    "name" | "quota" | "showStaffing" | "showAnonymous" | "newJobs" | "sources" | "ownerUserId"
  >
>;

/** Subscriptions, for operators. Secrets are answered once, by the call that makes them, and cannot be read again. */
export type Subscriptions = {
  add(subscription: NewSubscription): Promise<{ subscription: Subscription; secret: string }>;
  /** By id or key; `notFound` when there is none. */
  get(idOrKey: string): Promise<Subscription>;
  /** All, or those of one organisation, oldest first. */
  list(organisationId?: string): Promise<Subscription[]>;
  /** The organisation's oldest subscription that is not revoked, or null. */
  activeOf(organisationId: string): Promise<Subscription | null>;
  change(idOrKey: string, settings: SubscriptionSettings): Promise<Subscription>;
  /**
   * Makes a new secret. The old ones stay good for `overlapSeconds`, and tokens got with them until they expire;
   * an overlap of 0 revokes old secrets and their tokens at once.
   */
  rotate(idOrKey: string, overlapSeconds: number): Promise<{ subscription: Subscription; secret: string }>;
  /** Ends the subscription and all its tokens. */
  revoke(idOrKey: string): Promise<Subscription>;
  /** Takes that back: its secrets are good again, and its tokens issued until now are not. `invalidInput` when it is not revoked. */
  restore(idOrKey: string): Promise<Subscription>;
  /** Refuses every token issued until now; the secrets stay good. */
  revokeTokens(idOrKey: string): Promise<Subscription>;
  /** Whether this key and secret would be accepted now. */
  accepts(key: string, secret: string): Promise<boolean>;
};

/** Units of the quota example in the specification. */
export const standardQuota = 1_000_000;

/** Subscriptions in this store; changes made here hold for this process's calls from now on. */
export function createSubscriptions(
  database: Database,
  { states, secrets, clock }: { states: SubscriptionStates; secrets: SecretsByKey; clock: () => number },
): Subscriptions {
  const forget = () => {
    states.forget();
    secrets.forget();
  };
  const get = async (idOrKey: string) => {
    const [row] = await database
      .select()
      .from(subscriptions)
      .where(or(eq(subscriptions.id, idOrKey), eq(subscriptions.key, idOrKey)));
    if (!row) throw new AccountsError("notFound", `There is no subscription ${idOrKey}.`);
    return row;
  };
  const update = async (id: string, values: Partial<Subscription>) => {
    await database.update(subscriptions).set(values).where(eq(subscriptions.id, id));
    forget();
    return get(id);
  };
  const secretRow = (subscriptionId: string, secret: string) => ({
    id: randomUUID(),
    subscriptionId,
    digest: digestOf(secret),
    createdAt: new Date(clock()),
  });

  return {
    async add({ organisationId, name, quota = standardQuota, ownerUserId, dataSettings, sources }) {
      checkQuota(quota);
      const secret = newSecret();
      const row = {
        id: randomUUID(),
        organisationId,
        name,
        key: newKey(),
        quota,
        ownerUserId: ownerUserId ?? null,
        startsOn: isoDay(clock()),
        createdAt: new Date(clock()),
        sources: sources ?? false,
        ...dataSettings,
      };
      await database.transaction(async (transaction) => {
        await transaction.insert(subscriptions).values(row);
        await transaction.insert(subscriptionSecrets).values(secretRow(row.id, secret));
      });
      return { subscription: await get(row.id), secret };
    },
    get,
    list: (organisationId) =>
      database
        .select()
        .from(subscriptions)
        .where(organisationId === undefined ? undefined : eq(subscriptions.organisationId, organisationId))
        .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id)),
    async activeOf(organisationId) {
      const [row] = await database
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.organisationId, organisationId), isNull(subscriptions.revokedAt)))
        .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
        .limit(1);
      return row ?? null;
    },
    async change(idOrKey, settings) {
      if (settings.quota !== undefined) checkQuota(settings.quota);
      const { id } = await get(idOrKey);
      return update(id, settings);
    },
    async rotate(idOrKey, overlapSeconds) {
      const subscription = await get(idOrKey);
      if (subscription.revokedAt) {
        throw new AccountsError(
          "invalidInput",
          `Subscription ${subscription.name} is revoked; restore it, or add a new one.`,
        );
      }
      const secret = newSecret();
      const now = clock();
      await database.transaction(async (transaction) => {
        const expiresAt = new Date(now + overlapSeconds * 1_000);
        const old = and(
          eq(subscriptionSecrets.subscriptionId, subscription.id),
          isNull(subscriptionSecrets.revokedAt),
        );
        const outlives = or(
          isNull(subscriptionSecrets.expiresAt),
          gt(subscriptionSecrets.expiresAt, expiresAt),
        );
        await transaction
          .update(subscriptionSecrets)
          .set(overlapSeconds > 0 ? { expiresAt } : { revokedAt: expiresAt })
          .where(overlapSeconds > 0 ? and(old, outlives) : old);
        await transaction.insert(subscriptionSecrets).values(secretRow(subscription.id, secret));
      });
      forget();
      return { subscription, secret };
    },
    async revoke(idOrKey) {
      const { id, revokedAt } = await get(idOrKey);
      return update(id, { revokedAt: revokedAt ?? new Date(clock()) });
    },
    async restore(idOrKey) {
      const { id, name, revokedAt, notBefore } = await get(idOrKey);
      if (!revokedAt) throw new AccountsError("invalidInput", `Subscription ${name} is not revoked.`);
      return update(id, { revokedAt: null, notBefore: nextBound(notBefore, clock()) });
    },
    async revokeTokens(idOrKey) {
      const { id, notBefore } = await get(idOrKey);
      return update(id, { notBefore: nextBound(notBefore, clock()) });
    },
    async accepts(key, secret) {
      const digest = digestOf(secret);
      const now = new Date(clock());
      const rows = await database
        .select({ expiresAt: subscriptionSecrets.expiresAt })
        .from(subscriptionSecrets)
        .innerJoin(subscriptions, eq(subscriptions.id, subscriptionSecrets.subscriptionId))
        .where(
          and(
            eq(subscriptions.key, key),
            eq(subscriptionSecrets.digest, digest),
            isNull(subscriptions.revokedAt),
            isNull(subscriptionSecrets.revokedAt),
          ),
        );
      return rows.some(({ expiresAt }) => expiresAt === null || expiresAt > now);
    },
  };
}

/**
 * The bound, in seconds since 1970, by which every token issued up to an instant is refused: those as well that were
 * issued at the bound before, which may lie in the second to come.
 */
function nextBound(bound: number, now: number): number {
  return Math.max(bound, Math.floor(now / 1_000)) + 1;
}

function checkQuota(quota: number): void {
  if (!Number.isSafeInteger(quota) || quota < 0) {
    throw new AccountsError(
      "invalidInput",
      `The quota is a whole number of call units a year, not ${quota}.`,
    );
  }
}
