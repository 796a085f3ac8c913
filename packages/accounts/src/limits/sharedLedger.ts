import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/Database.ts";
import { limitWindows, subscriptions } from "../database/schema.ts";
import { bookUsage, UsageBatch } from "../usage/UsageBatch.ts";
import type { Charge, Ledger } from "./Ledger.ts";
import { isoDay } from "./quotaYear.ts";
import { type StoredWindows, storedWindows, windowsFrom } from "./storedWindows.ts";
import { emptyWindows, type WindowState } from "./WindowState.ts";

/** A change in the queue: `run` applies it, `done` or `failed` tells its caller once it is committed. */
type Change = {
  run: (state: WindowState, now: number) => Charge | undefined;
  done: () => void;
  failed: (error: unknown) => void;
};

/**
 * The ledger of a store that several processes share: every change is a transaction that locks the subscription's
 * row and takes the time from the database server. Changes of one process that wait for the same row are done in
 * one transaction, so a burst neither queues at the server nor takes its connections from other subscriptions. A call
 * that outlives its subscription is answered, and nothing of it is kept.
 */
export function sharedLedger(database: Database, clock?: () => number): Ledger {
  const queues = new Map<string, Change[]>();

  const commit = (subscriptionId: string, changes: Change[]) =>
    database.transaction(async (transaction) => {
      const row = eq(limitWindows.subscriptionId, subscriptionId);
      await transaction
        .insert(limitWindows)
        .select(keptSubscription(transaction, subscriptionId))
        .onConflictDoNothing();
      const [locked] = await transaction.select().from(limitWindows).where(row).for("update");
      const state = locked ? windowsFrom(locked.state) : emptyWindows();
      const now = clock?.() ?? (await serverTime(transaction));
      const batch = new UsageBatch();
      for (const change of changes) {
        const charge = change.run(state, now);
        if (charge) batch.add({ subscriptionId, day: isoDay(now), ...charge });
      }
      if (!locked) return;
      await transaction
        .update(limitWindows)
        .set({ state: storedWindows(state) })
        .where(row);
      await bookUsage(transaction, batch);
    });

  const drain = async (subscriptionId: string) => {
    for (let queue = queues.get(subscriptionId); queue?.length; ) {
      const changes = queue.splice(0);
      try {
        await commit(subscriptionId, changes);
        for (const change of changes) change.done();
      } catch (error) {
        for (const change of changes) change.failed(error);
      }
    }
    queues.delete(subscriptionId);
  };

  return {
    change(subscriptionId, apply) {
      return new Promise((resolve, reject) => {
        let answer: ReturnType<typeof apply> | undefined;
        const change: Change = {
          run: (state, now) => {
            answer = apply(state, now);
            return answer.charge;
          },
          done: () => answer && resolve(answer.result),
          failed: reject,
        };
        const queue = queues.get(subscriptionId);
        if (queue) {
          queue.push(change);
          return;
        }
        queues.set(subscriptionId, [change]);
        void drain(subscriptionId);
      });
    },
    reading: (ask) => ask(new UsageBatch()),
    flush: async () => undefined,
  };
}

/**
 * Empty windows of the subscription, if it is still there, and there to the end of the transaction: locked before its
 * windows, as who removes it does, so that neither waits for the other.
 */
function keptSubscription(transaction: Pick<Database, "select">, subscriptionId: string) {
  const state = sql<StoredWindows>`${JSON.stringify(storedWindows(emptyWindows()))}::jsonb`;
  return transaction
    .select({ subscriptionId: subscriptions.id, state: state.as("state") })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId))
    .for("key share");
}

/** The server's clock at this moment, not at the start of the transaction: waiting for the lock takes time. */
async function serverTime(transaction: Pick<Database, "select">): Promise<number> {
  const [row] = await transaction
    .select({
      now: sql<string>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    })
    .from(sql`(select 1) as one`);
  return Number(row?.now);
}
