import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Audit } from "../audit/audit.ts";
import type { Database } from "../database/Database.ts";
import { viewAsSessions } from "../database/schema.ts";

/** A sign-in session, unknown when the provider names none, and when it began. */
export type SignIn = { session: string | null; signedInAt: Date };

/** View-as sessions of administrators. */
export type ViewAs = {
  /** Starts viewing as an organisation, in place of whatever the administrator viewed before. */
  start(adminUserId: number, organisationId: string, session: string | null): Promise<void>;
  /** Ends it; ending nothing is fine. */
  end(adminUserId: number, reason: string): Promise<void>;
  /** The organisation the administrator views as in this sign-in session, or null. */
  current(adminUserId: number, signIn: SignIn): Promise<string | null>;
};

/** A view-as session nobody ended is over after this long. */
const lifetimeMs = 8 * 3_600_000;

/**
 * View-as sessions in this store. Starting one signs the administrator out and in again, so it belongs to two
 * sign-in sessions: the one it was started from and the next. A third that begins after it means that the
 * administrator's session is over, and the view with it; one that stood before, in another browser, has no part in it.
 * A provider that names no sessions leaves the expiry to do that.
 */
export function createViewAs(
  database: Database,
  { audit, clock }: { audit: Audit; clock: () => number },
): ViewAs {
  const openOf = (adminUserId: number) =>
    and(eq(viewAsSessions.adminUserId, adminUserId), isNull(viewAsSessions.endedAt));

  const end = async (adminUserId: number, reason: string) => {
    const ended = await database
      .update(viewAsSessions)
      .set({ endedAt: new Date(clock()) })
      .where(openOf(adminUserId))
      .returning();
    for (const { organisationId } of ended) {
      const detail = { organisationId, reason };
      await audit.record({ actorUserId: adminUserId, action: "viewAs.end", detail });
    }
  };

  return {
    async start(adminUserId, organisationId, session) {
      await end(adminUserId, "replaced");
      const now = clock();
      await database.insert(viewAsSessions).values({
        id: randomUUID(),
        adminUserId,
        organisationId,
        startedAt: new Date(now),
        expiresAt: new Date(now + lifetimeMs),
        startSession: session,
      });
      await audit.record({ actorUserId: adminUserId, action: "viewAs.start", detail: { organisationId } });
    },
    end,
    async current(adminUserId, { session, signedInAt }) {
      const [open] = await database
        .select()
        .from(viewAsSessions)
        .where(and(openOf(adminUserId), gt(viewAsSessions.expiresAt, new Date(clock()))))
        .orderBy(desc(viewAsSessions.startedAt))
        .limit(1);
      if (!open) return null;
      if (session === null || session === open.startSession || session === open.viewSession) {
        return open.organisationId;
      }
      if (signedInAt.getTime() < Math.floor(open.startedAt.getTime() / 1_000) * 1_000) return null;
      if (open.viewSession === null) {
        await database
          .update(viewAsSessions)
          .set({ viewSession: session })
          .where(eq(viewAsSessions.id, open.id));
        return open.organisationId;
      }
      await end(adminUserId, "signed in anew");
      return null;
    },
  };
}
