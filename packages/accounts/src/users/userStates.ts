import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/Database.ts";
import { users } from "../database/schema.ts";

/** A person as calls need it. */
export type UserState = { active: boolean; organisationId: string; signInsFrom: Date | null };

/** People as they were less than a second ago. */
export type UserStates = {
  /** The person, or null when there is none of this id. */
  get(userId: number): Promise<UserState | null>;
  /** Reads everything anew from the next call on; for changes made by this process. */
  forget(): void;
};

const freshForMs = 800;

/** Keeps what it reads for less than a second, so closing an account holds everywhere within one. */
export function createUserStates(database: Database): UserStates {
  const cache = new LRUCache<number, { state: UserState | null }>({
    max: 10_000,
    ttl: freshForMs,
    fetchMethod: async (id) => {
      const [state] = await database
        .select({
          active: users.active,
          organisationId: users.organisationId,
          signInsFrom: users.signInsFrom,
        })
        .from(users)
        .where(eq(users.id, id));
      return { state: state ?? null };
    },
  });
  return { get: async (id) => (await cache.fetch(id))?.state ?? null, forget: () => cache.clear() };
}
