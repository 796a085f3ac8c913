import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/Database.ts";
import { subscriptionSecrets, subscriptions } from "../database/schema.ts";

/** A subscription as calls need it, with the secrets that were revoked. */
export type SubscriptionState = typeof subscriptions.$inferSelect & { revokedSecrets: ReadonlySet<string> };

/** Subscriptions as they were less than a second ago. */
export type SubscriptionStates = {
  /** The subscription, or null when there is none of this id. */
  get(subscriptionId: string): Promise<SubscriptionState | null>;
  /** The same where it was read less than a second ago, at once; undefined says nothing. */
  known(subscriptionId: string): SubscriptionState | null | undefined;
  /** Reads everything anew from the next call on; for changes made by this process. */
  forget(): void;
};

/** A change made by another process is seen after this long at the latest, the reading included. */
const freshForMs = 800;

/** Keeps what it reads for less than a second, so a revocation holds everywhere within one. */
export function createSubscriptionStates(database: Database): SubscriptionStates {
  const read = async (id: string): Promise<{ state: SubscriptionState | null }> => {
    const [row] = await database.select().from(subscriptions).where(eq(subscriptions.id, id));
    if (!row) return { state: null };
    const secrets = await database
      .select({ id: subscriptionSecrets.id, revokedAt: subscriptionSecrets.revokedAt })
      .from(subscriptionSecrets)
      .where(eq(subscriptionSecrets.subscriptionId, id));
    const revoked = secrets.filter((secret) => secret.revokedAt !== null).map((secret) => secret.id);
    return { state: { ...row, revokedSecrets: new Set(revoked) } };
  };
  const cache = new LRUCache<string, { state: SubscriptionState | null }>({
    max: 10_000,
    ttl: freshForMs,
    // Else the cache sets a timer every millisecond to know the time by; looking is cheaper.
    ttlResolution: 0,
    fetchMethod: read,
  });
  return {
    get: async (id) => (await cache.fetch(id))?.state ?? null,
    known: (id) => cache.get(id)?.state,
    forget: () => cache.clear(),
  };
}
