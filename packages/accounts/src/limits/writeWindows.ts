import { lt, sql } from "drizzle-orm";
import type { Database } from "../database/Database.ts";
import { limitSeconds, limitWindows } from "../database/schema.ts";
import type { StoredSecond, StoredWindows } from "./storedWindows.ts";

/** What changed of a subscription's windows: all but the minute, and the seconds of the minute. */
export type ChangedWindows = { subscriptionId: string; state: StoredWindows; seconds: StoredSecond[] };

/** How many rows one statement writes: its parameters are counted in sixteen bits. */
const rowsAtOnce = 1_000;

/** Seconds kept behind the last minute, so that a clock set back a little finds its calls. */
const keptSeconds = 70;

/** Writes what changed at this second (since 1970), and removes the seconds that are out of every window. */
export async function writeWindows(
  database: Pick<Database, "insert" | "delete">,
  changed: readonly ChangedWindows[],
  second: number,
): Promise<void> {
  const windows = changed.map(({ subscriptionId, state }) => ({ subscriptionId, state }));
  for (const values of portions(windows)) {
    await database
      .insert(limitWindows)
      .values(values)
      .onConflictDoUpdate({ target: limitWindows.subscriptionId, set: { state: sql`excluded.state` } });
  }
  const seconds = changed.flatMap(({ subscriptionId, seconds }) =>
    seconds.map((each) => ({ subscriptionId, ...each })),
  );
  for (const values of portions(seconds)) {
    await database
      .insert(limitSeconds)
      .values(values)
      .onConflictDoUpdate({
        target: [limitSeconds.subscriptionId, limitSeconds.second],
        set: { admitted: sql`excluded.admitted` },
      });
  }
  await database.delete(limitSeconds).where(lt(limitSeconds.second, second - keptSeconds));
}

function portions<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}
