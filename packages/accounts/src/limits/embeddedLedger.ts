import { eq } from "drizzle-orm";
import type { Database } from "../database/Database.ts";
import { limitWindows } from "../database/schema.ts";
import { bookUsage, UsageBatch } from "../usage/UsageBatch.ts";
import type { Ledger } from "./Ledger.ts";
import { isoDay } from "./quotaYear.ts";
import { copyOf, emptyWindows, type WindowState } from "./WindowState.ts";

/** Longest time between a change and its writing; with the writing itself it stays below a second. */
const flushAfterMs = 400;

/**
 * The ledger of a store that one process has to itself: windows live in memory, and they and the usage are
 * written together in batches, so that a crash loses less than a second and never one without the other.
 */
export function embeddedLedger(
  database: Database,
  { clock, onError }: { clock: () => number; onError: (error: Error) => void },
): Ledger {
  const states = new Map<string, Promise<WindowState>>();
  const changed = new Set<string>();
  let batch = new UsageBatch();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const load = async (subscriptionId: string): Promise<WindowState> => {
    const [row] = await database
      .select()
      .from(limitWindows)
      .where(eq(limitWindows.subscriptionId, subscriptionId));
    // Calls that were under way when the last process ended will never be settled.
    return row ? { ...row.state, pending: [] } : emptyWindows();
  };
  const stateOf = (subscriptionId: string) => {
    const known = states.get(subscriptionId);
    if (known) return known;
    const loading = load(subscriptionId);
    states.set(subscriptionId, loading);
    loading.catch(() => states.delete(subscriptionId));
    return loading;
  };
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (changed.size === 0) return;
    const ids = [...changed];
    const written = batch;
    changed.clear();
    batch = new UsageBatch();
    const rows = await Promise.all(
      ids.map(async (subscriptionId) => ({
        subscriptionId,
        state: copyOf(await stateOf(subscriptionId)),
      })),
    );
    try {
      await database.transaction(async (transaction) => {
        for (const row of rows) {
          await transaction
            .insert(limitWindows)
            .values(row)
            .onConflictDoUpdate({ target: limitWindows.subscriptionId, set: { state: row.state } });
        }
        await bookUsage(transaction, written);
      });
    } catch (error) {
      for (const id of ids) changed.add(id);
      batch.addAll(written);
      schedule();
      throw error;
    }
  };
  const flush = () => {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };
  const schedule = () => {
    timer ??= setTimeout(() => flush().catch(onError), flushAfterMs).unref();
  };

  return {
    async change(subscriptionId, apply) {
      const state = await stateOf(subscriptionId);
      const now = clock();
      const { result, charge } = apply(state, now);
      if (charge) batch.add({ subscriptionId, day: isoDay(now), ...charge });
      changed.add(subscriptionId);
      schedule();
      return result;
    },
    flush,
  };
}
