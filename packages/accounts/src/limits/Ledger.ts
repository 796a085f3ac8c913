import type { Soon } from "../Soon.ts";
import type { UsageBatch } from "../usage/UsageBatch.ts";
import type { WindowState } from "./WindowState.ts";

/** Units to charge to a person (0 for nobody) on the day of the change. */
export type Charge = { userId: number; units: number };

/**
 * Keeps the windows and the usage of every subscription. Changes to one subscription happen one after the other,
 * each seeing all before it, whatever the number of callers or, on a shared store, of processes.
 */
export type Ledger = {
  /**
   * Applies a change to a subscription's windows at one instant (ms since 1970) and books the charge it returns; at once
   * where the windows are in memory.
   */
  change<T>(
    subscriptionId: string,
    apply: (state: WindowState, now: number) => { result: T; charge?: Charge },
  ): Soon<T>;
  /**
   * Asks the store while nothing is being written; `unwritten` is the usage that it lacks, also of calls that were settled
   * while it was asked.
   */
  reading<T>(ask: (unwritten: UsageBatch) => Promise<T>): Promise<T>;
  /** Writes what is not written yet. */
  flush(): Promise<void>;
};
