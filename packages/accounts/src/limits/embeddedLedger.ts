import { eq, inArray } from "drizzle-orm";
import type { Database } from "../database/Database.ts";
import { limitSeconds, limitWindows, subscriptions } from "../database/schema.ts";
import { soon } from "../Soon.ts";
import { bookUsage, UsageBatch } from "../usage/UsageBatch.ts";
import { callLog } from "./CallLog.ts";
import type { Ledger } from "./Ledger.ts";
import { isoDay } from "./quotaYear.ts";
import { secondOf, storedWindows, takeChangedSeconds, windowsFrom } from "./storedWindows.ts";
import { emptyWindows, type WindowState } from "./WindowState.ts";
import { writeWindows } from "./writeWindows.ts";

/**
 * Longest time between a change and its writing; with the writing itself it stays below a second. A second that changes all
 * the time is written whole each time, so that a third less often is a third less work.
 */
const flushAfterMs = 600;

/**
 * The ledger of a store that one process has to itself: windows live in memory, and what changed of them is written
 * together with the usage in batches, so that a crash loses less than a second and never one without the other.
 */
export function embeddedLedger(
  database: Database,
  { clock, onError }: { clock: () => number; onError: (error: Error) => void },
): Ledger {
  const loading = new Map<string, Promise<WindowState>>();
  const states = new Map<string, WindowState>();
  const changed = new Map<string, WindowState>();
  let batch = new UsageBatch();
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();

  const load = async (subscriptionId: string): Promise<WindowState> => {
    const [row] = await database
      .select()
      .from(limitWindows)
      .where(eq(limitWindows.subscriptionId, subscriptionId));
    const seconds = await database
      .select()
      .from(limitSeconds)
      .where(eq(limitSeconds.subscriptionId, subscriptionId))
      .orderBy(limitSeconds.second);
    // Calls that were under way when the last process ended will never be settled.
    const stored = { ...(row?.state ?? storedWindows(emptyWindows())), pending: [] };
    const state = windowsFrom({
      ...stored,
      minute: [...stored.minute, ...seconds.flatMap(({ admitted }) => admitted)],
    });
    for (const [at] of stored.minute) state.changed.add(secondOf(at));
    states.set(subscriptionId, state);
    return state;
  };
  const loaded = (subscriptionId: string) => {
    const known = loading.get(subscriptionId) ?? load(subscriptionId);
    loading.set(subscriptionId, known);
    known.finally(() => loading.delete(subscriptionId)).catch(() => undefined);
    return known;
  };
  /** Which of these subscriptions the store has; all of them where it cannot be asked. */
  const keptOf = async (ids: string[]): Promise<Set<string>> => {
    const found = await database
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(inArray(subscriptions.id, ids))
      .catch(() => ids.map((id) => ({ id })));
    return new Set(found.map(({ id }) => id));
  };
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (changed.size === 0) return;
    const written = { states: [...changed], usage: batch };
    const rows = written.states.map(([subscriptionId, state]) => ({
      subscriptionId,
      // Calls under way are dropped when they are read, and those of the minute stand by the second.
      state: storedWindows({ ...state, minute: callLog(), pending: [] }),
      seconds: takeChangedSeconds(state),
    }));
    changed.clear();
    batch = new UsageBatch();
    try {
      await database.transaction(async (transaction) => {
        await writeWindows(transaction, rows, secondOf(clock()));
        await bookUsage(transaction, written.usage);
      });
    } catch (error) {
      const kept = await keptOf(rows.map(({ subscriptionId }) => subscriptionId));
      for (const [subscriptionId, state] of written.states)
        if (kept.has(subscriptionId)) changed.set(subscriptionId, state);
      for (const { subscriptionId, seconds } of rows)
        for (const { second } of seconds) changed.get(subscriptionId)?.changed.add(second);
      batch.addAll(written.usage, ({ subscriptionId }) => kept.has(subscriptionId));
      // A call was settled after its subscription was removed: there is nothing of it to be written.
      if (kept.size < rows.length) return write();
      schedule();
      throw error;
    }
  };
  /** Writings, and readings that none may come between, one after the other, whatever becomes of each. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const done = turn.then(task);
    turn = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  };
  const flush = () => inTurn(write);
  const schedule = () => {
    timer ??= setTimeout(() => flush().catch(onError), flushAfterMs).unref();
  };

  return {
    change(subscriptionId, apply) {
      const changeOf = (state: WindowState) => {
        const now = clock();
        const { result, charge } = apply(state, now);
        if (charge) batch.add({ subscriptionId, day: isoDay(now), ...charge });
        changed.set(subscriptionId, state);
        schedule();
        return result;
      };
      return soon(states.get(subscriptionId) ?? loaded(subscriptionId), changeOf);
    },
    reading: (ask) => inTurn(() => ask(batch)),
    flush,
  };
}
