import { and, eq, gte, or, sql } from "drizzle-orm";
import type { Caller } from "../Caller.ts";
import type { Database } from "../database/Database.ts";
import { subscriptions, usage } from "../database/schema.ts";
import type { Ledger } from "../limits/Ledger.ts";
import { quotaYear } from "../limits/quotaYear.ts";

/** Call units of the current subscription year. */
export type Consumption = { consumed: number; consumedByMe: number };

/** What has been spent. */
export type Usage = {
  /**
   * Units charged to the caller's organisation, over all its subscriptions each in its own year, and to the caller:
   * the calling subscription, used by this person (its owner when it is used by its key). Exact up to the last
   * settled call. The call that asks is not settled yet: give its own units to have it counted in both figures.
   */
  consumed(
    caller: Pick<Caller, "organisationId" | "subscriptionId" | "userId">,
    ownUnits?: number,
  ): Promise<Consumption>;
  /** Units and calls of one subscription in its current year. */
  ofSubscription(subscriptionId: string): Promise<{ units: number; calls: number }>;
  /** Writes everything that is not written yet. */
  flush(): Promise<void>;
};

/** Usage in this store, with what the ledger has not written yet. */
export function createUsage(database: Database, ledger: Ledger, clock: () => number): Usage {
  const rowsOf = (filter: { organisationId: string } | { subscriptionId: string }) =>
    ledger.reading(async (unwritten) => {
      const list = await database
        .select({ id: subscriptions.id, startsOn: subscriptions.startsOn })
        .from(subscriptions)
        .where(
          "organisationId" in filter
            ? eq(subscriptions.organisationId, filter.organisationId)
            : eq(subscriptions.id, filter.subscriptionId),
        );
      if (list.length === 0) return [];
      const years = new Map(list.map(({ id, startsOn }) => [id, quotaYear(startsOn, 0, clock()).year]));
      const ofThisYear = [...years].map(([id, year]) =>
        and(eq(usage.subscriptionId, id), gte(usage.day, year)),
      );
      const written = await database
        .select({
          subscriptionId: usage.subscriptionId,
          userId: usage.userId,
          units: sql`sum(${usage.units})`.mapWith(Number),
          calls: sql`sum(${usage.calls})`.mapWith(Number),
        })
        .from(usage)
        .where(or(...ofThisYear))
        .groupBy(usage.subscriptionId, usage.userId);
      const rest = unwritten.rows.filter(({ subscriptionId, day }) => {
        const year = years.get(subscriptionId);
        return year !== undefined && day >= year;
      });
      return [...written, ...rest];
    });

  return {
    async consumed({ organisationId, subscriptionId, userId }, ownUnits = 0) {
      const rows = await rowsOf({ organisationId });
      const mine = rows.filter(
        (row) => row.subscriptionId === subscriptionId && row.userId === (userId ?? 0),
      );
      return { consumed: total(rows, "units") + ownUnits, consumedByMe: total(mine, "units") + ownUnits };
    },
    async ofSubscription(subscriptionId) {
      const rows = await rowsOf({ subscriptionId });
      return { units: total(rows, "units"), calls: total(rows, "calls") };
    },
    flush: () => ledger.flush(),
  };
}

function total(rows: readonly { units: number; calls: number }[], field: "units" | "calls"): number {
  return rows.reduce((sum, row) => sum + row[field], 0);
}
