import { eq } from "drizzle-orm";
import type { Database } from "../database/Database.ts";
import { type RecentlyRead, recentlyRead } from "../database/recentlyRead.ts";
import { subscriptionSecrets, subscriptions } from "../database/schema.ts";

/** A subscription as calls need it, with the secrets that were revoked. */
export type SubscriptionState = typeof subscriptions.$inferSelect & { revokedSecrets: ReadonlySet<string> };

/** Subscriptions by id as they were less than a second ago; null where there is none. */
export type SubscriptionStates = RecentlyRead<string, SubscriptionState | null>;

/** Subscriptions of this store: a revocation holds everywhere within a second. */
export function createSubscriptionStates(database: Database): SubscriptionStates {
  return recentlyRead(async (id) => {
    const [row] = await database.select().from(subscriptions).where(eq(subscriptions.id, id));
    if (!row) return null;
    const secrets = await database
      .select({ id: subscriptionSecrets.id, revokedAt: subscriptionSecrets.revokedAt })
      .from(subscriptionSecrets)
      .where(eq(subscriptionSecrets.subscriptionId, id));
    const revoked = secrets.filter((secret) => secret.revokedAt !== null).map((secret) => secret.id);
    return { ...row, revokedSecrets: new Set(revoked) };
  });
}
