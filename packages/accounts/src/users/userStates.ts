import { eq } from "drizzle-orm";
import type { Database } from "../database/Database.ts";
import { type RecentlyRead, recentlyRead } from "../database/recentlyRead.ts";
import { users } from "../database/schema.ts";

/** A person as calls need it. */
export type UserState = { active: boolean; organisationId: string; signInsFrom: Date | null };

/** People by id as they were less than a second ago; null where there is none. */
export type UserStates = RecentlyRead<number, UserState | null>;

/** People of this store: closing an account holds everywhere within a second. */
export function createUserStates(database: Database): UserStates {
  return recentlyRead(async (id) => {
    const [state] = await database
      .select({
        active: users.active,
        organisationId: users.organisationId,
        signInsFrom: users.signInsFrom,
      })
      .from(users)
      .where(eq(users.id, id));
    return state ?? null;
  });
}
