import { asc, desc, gte } from "drizzle-orm";
import type { Database } from "../database/Database.ts";
import { auditEvents } from "../database/schema.ts";

/** Something that was done: by a person or, without one, by an operator; on whose behalf while viewing as a client. */
export type AuditEvent = {
  actorUserId?: number | null;
  asOrganisationId?: string | null;
  action: string;
  detail?: Record<string, unknown>;
};

/** The audit log: written once, and changed only where it named a person who was removed. */
export type Audit = {
  record(event: AuditEvent): Promise<void>;
  /** The newest events, newest first; at most `limit`. */
  latest(limit: number): Promise<(typeof auditEvents.$inferSelect)[]>;
  /** Events from an instant on, oldest first. */
  since(instant: Date): Promise<(typeof auditEvents.$inferSelect)[]>;
};

/** The log in this store. */
export function createAudit(database: Database, clock: () => number): Audit {
  return {
    async record({ actorUserId = null, asOrganisationId = null, action, detail = {} }) {
      await database
        .insert(auditEvents)
        .values({ at: new Date(clock()), actorUserId, asOrganisationId, action, detail });
    },
    latest: (limit) => database.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(limit),
    since: (instant) =>
      database.select().from(auditEvents).where(gte(auditEvents.at, instant)).orderBy(asc(auditEvents.id)),
  };
}
