import { and, eq, inArray, isNull } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/Database.ts";
import { isText } from "../database/isText.ts";
import { recentlyRead } from "../database/recentlyRead.ts";
import { subscriptionSecrets, subscriptions } from "../database/schema.ts";

/** A secret that was not revoked, of a subscription that was not; good until it expires. */
export type KeptSecret = { id: string; subscriptionId: string; digest: string; expiresAt: Date | null };

/** The secrets of subscriber keys, at a cost that is bounded however many keys are tried. */
export type SecretsByKey = {
  /** As they were less than a second ago; none for a key that nobody has. */
  of(key: string): Promise<KeptSecret[]>;
  /** Reads everything anew from the next call on; for changes made by this process. */
  forget(): void;
};

/** Keys never found before wait this long at most for each other; shorter than any refusal of credentials takes. */
const strangersEveryMs = 40;

const longestKey = 100;

/**
 * A key that was found once is asked for by itself, no more often than it could have changed. All others are made up as
 * far as anybody knows, and go to the store together, one question every 40 ms: a flood of them costs the store no more
 * than that, and keeps a good key waiting for one question at most.
 */
export function createSecretsByKey(database: Database): SecretsByKey {
  const read = async (keys: readonly string[]) => {
    const rows = await database
      .select({
        key: subscriptions.key,
        id: subscriptionSecrets.id,
        subscriptionId: subscriptions.id,
        digest: subscriptionSecrets.digest,
        expiresAt: subscriptionSecrets.expiresAt,
      })
      .from(subscriptionSecrets)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionSecrets.subscriptionId))
      .where(
        and(
          inArray(subscriptions.key, [...keys]),
          isNull(subscriptions.revokedAt),
          isNull(subscriptionSecrets.revokedAt),
        ),
      );
    return Map.groupBy(rows, ({ key }) => key);
  };
  const found = new LRUCache<string, true>({ max: 10_000 });
  const known = recentlyRead(async (key: string) => (await read([key])).get(key) ?? []);
  const together = askedTogether(read, strangersEveryMs);

  return {
    async of(key) {
      if (!isText(key) || key.length > longestKey) return [];
      if (found.has(key)) return known.get(key);
      const secrets = (await together(key)) ?? [];
      if (secrets.length > 0) found.set(key, true);
      return secrets;
    },
    forget: known.forget,
  };
}

/** Asks at once, and what comes up within so many milliseconds of that in one question after them. */
function askedTogether<T>(
  ask: (keys: readonly string[]) => Promise<Map<string, T>>,
  everyMs: number,
): (key: string) => Promise<T | undefined> {
  let next: { keys: Set<string>; answer: Promise<Map<string, T>> } | undefined;
  let free: Promise<unknown> = Promise.resolve();
  const begin = () => {
    const keys = new Set<string>();
    const answer = free.then(() => {
      next = undefined;
      const asked = ask([...keys]);
      free = Promise.all([
        asked.catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, everyMs)),
      ]);
      return asked;
    });
    return { keys, answer };
  };
  return async (key) => {
    next ??= begin();
    next.keys.add(key);
    return (await next.answer).get(key);
  };
}
