import { sql } from "drizzle-orm";
import type { Database } from "../database/Database.ts";
import { usage } from "../database/schema.ts";

type UsageRow = typeof usage.$inferInsert;

/** Charges gathered until they are written, one row per subscription, person and day. */
export class UsageBatch {
  readonly #rows = new Map<string, UsageRow>();

  get rows(): UsageRow[] {
    return [...this.#rows.values()];
  }

  /** Adds one call. */
  add(charge: { subscriptionId: string; userId: number; day: string; units: number }): void {
    this.#merge({ ...charge, calls: 1 });
  }

  /** Takes over what another batch holds, or those of its rows that are wanted. */
  addAll(other: UsageBatch, isWanted: (row: UsageRow) => boolean = () => true): void {
    for (const row of other.rows) if (isWanted(row)) this.#merge(row);
  }

  #merge(row: UsageRow): void {
    const key = `${row.subscriptionId} ${row.userId} ${row.day}`;
    const known = this.#rows.get(key);
    if (!known) {
      this.#rows.set(key, { ...row });
      return;
    }
    known.units += row.units;
    known.calls += row.calls;
  }
}

/** Adds a batch to the usage in the store. */
export async function bookUsage(database: Pick<Database, "insert">, batch: UsageBatch): Promise<void> {
  const rows = batch.rows;
  if (rows.length === 0) return;
  await database
    .insert(usage)
    .values(rows)
    .onConflictDoUpdate({
      target: [usage.subscriptionId, usage.userId, usage.day],
      set: { units: sql`${usage.units} + excluded.units`, calls: sql`${usage.calls} + excluded.calls` },
    });
}
