import { layout, snapshotPath } from "./layout.ts";
import type { ReaderLimits } from "./readerSettings.ts";
import { rollback } from "./rollback.ts";
import { Snapshot } from "./Snapshot.ts";
import { readPointer } from "./SnapshotPointer.ts";
import type { ReportFailure } from "./WarehouseError.ts";

/** How a warehouse is read: limits of its database, how often the pointer is looked at, who hears of failures. */
export type WarehouseOptions = ReaderLimits & {
  /** Milliseconds between two looks at the pointer; 0 never looks. Default 1000. */
  pollMs?: number;
  /** Hears that a new snapshot could not be opened or prepared, the old one being served on, or a file of records not be read. */
  onFailure?: ReportFailure;
};

/** Called with a new snapshot before it is served; the swap waits for it, and a failure keeps the old snapshot. */
export type SwapListener = (next: Snapshot) => void | Promise<void>;

/** Called with a snapshot that is served no more and that nobody holds any longer, before it is closed. */
export type RetireListener = (old: Snapshot) => void;

/** A held snapshot: it stays open until `release`, however many swaps pass. */
export type Lease = { snapshot: Snapshot; release: () => void };

/** The served snapshot of a data folder, and its way to the next one. */
export class Warehouse {
  readonly #dataDir: string;
  readonly #options: WarehouseOptions;
  readonly #listeners = new Set<SwapListener>();
  readonly #retireListeners = new Set<RetireListener>();
  readonly #leases = new Map<Snapshot, number>();
  readonly #timer: NodeJS.Timeout | undefined;
  #current: Snapshot;
  #refused: string | undefined;
  #moving: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(dataDir: string, current: Snapshot, options: WarehouseOptions) {
    this.#dataDir = dataDir;
    this.#current = current;
    this.#options = options;
    const pollMs = options.pollMs ?? 1000;
    if (pollMs > 0) this.#timer = setInterval(() => void this.refresh(), pollMs).unref();
  }

  /** The snapshot served now. Take a lease to use it across an await. */
  get current(): Snapshot {
    return this.#current;
  }

  /** Holds the snapshot served now, so that a swap does not close it under its reader. */
  lease(): Lease {
    const snapshot = this.#current;
    this.#leases.set(snapshot, (this.#leases.get(snapshot) ?? 0) + 1);
    let held = true;
    const release = () => {
      if (!held) return;
      held = false;
      const left = (this.#leases.get(snapshot) ?? 1) - 1;
      if (left > 0) this.#leases.set(snapshot, left);
      else this.#leases.delete(snapshot);
      this.#retire(snapshot);
    };
    return { snapshot, release };
  }

  /** Runs a reading on the snapshot served now and holds it meanwhile. */
  async read<Answer>(reading: (snapshot: Snapshot) => Promise<Answer>): Promise<Answer> {
    const { snapshot, release } = this.lease();
    try {
      return await reading(snapshot);
    } finally {
      release();
    }
  }

  /** Runs a work on the snapshot served now, which stays that until the work has ended: a swap that is due waits for it. */
  beforeMoving<Result>(work: (current: Snapshot) => Promise<Result>): Promise<Result> {
    const done = this.#moving.then(() => work(this.#current));
    this.#moving = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  /** Calls the listener with every new snapshot before it is served; returns the way to stop that. */
  onSwap(listener: SwapListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls the listener with every snapshot once, when it is about to be closed; returns the way to stop that. */
  onRetire(listener: RetireListener): () => void {
    this.#retireListeners.add(listener);
    return () => this.#retireListeners.delete(listener);
  }

  /** Looks at the pointer now and moves to the snapshot it names; one move at a time. */
  refresh(): Promise<void> {
    this.#moving = this.#moving.then(() => this.#move());
    return this.#moving;
  }

  /** Serves the snapshot before the current one again; throws `no-previous` when there is none. */
  async rollback(): Promise<void> {
    rollback(this.#dataDir);
    await this.refresh();
  }

  /** Stops watching and closes every snapshot; held ones close with their last lease. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#moving;
    if (this.#closed) return;
    this.#closed = true;
    this.#retire(this.#current);
  }

  async #move(): Promise<void> {
    if (this.#closed) return;
    let next: Snapshot | undefined;
    let named: string | undefined;
    try {
      const places = layout(this.#dataDir);
      named = readPointer(places.pointer)?.current;
      if (named === this.#current.info.id) this.#refused = undefined;
      if (named === undefined || named === this.#current.info.id || named === this.#refused) return;
      next = await Snapshot.open(snapshotPath(places, named), this.#options);
      for (const listener of this.#listeners) await listener(next);
      const old = this.#current;
      this.#current = next;
      // It is served from here on, and must stay open even where the old one cannot be closed.
      next = undefined;
      this.#refused = undefined;
      this.#retire(old);
    } catch (error) {
      if (next) this.#close(next);
      this.#refused = named;
      this.#options.onFailure?.(error);
    }
  }

  #retire(snapshot: Snapshot): void {
    if (this.#leases.has(snapshot)) return;
    if (snapshot === this.#current && !this.#closed) return;
    this.#close(snapshot);
  }

  #close(snapshot: Snapshot): void {
    try {
      for (const listener of this.#retireListeners) listener(snapshot);
    } finally {
      snapshot.close();
    }
  }
}
