import { buildDifficultyReference, type DifficultyReference, type ReferenceScope } from "@talent/analytics";
import type { ClosableMarket } from "@talent/market";
import type { Lease, Snapshot, SnapshotInfo, Warehouse } from "@talent/warehouse";
import { type EngineChoice, openEngine } from "./openEngine.ts";

/**
 * One snapshot with the engine that answers on it; never changes while it is held. `difficultyIn` gives the
 * reference distributions of a country under data settings, built once each.
 */
export type Dataset = {
  info: SnapshotInfo;
  snapshot: Snapshot;
  market: ClosableMarket;
  difficultyIn: (scope: ReferenceScope) => Promise<DifficultyReference>;
};

/** A dataset that stays open until it is released. */
export type HeldDataset = { dataset: Dataset; release: () => void };

/** Keeps the dataset that is served, and makes the next one ready before the warehouse moves to it. */
export class Datasets {
  private readonly warehouse: Warehouse;
  private readonly ready = new Map<Snapshot, Dataset>();
  private readonly stopWatching: (() => void)[];
  private readonly leaving = new AbortController();

  private constructor(warehouse: Warehouse, first: Dataset, choice: EngineChoice) {
    this.warehouse = warehouse;
    this.ready.set(first.snapshot, first);
    this.stopWatching = [
      warehouse.onSwap(async (next) => {
        this.ready.set(next, await this.makeReady(next, choice));
      }),
      // The warehouse counts who holds a snapshot, and every dataset is held by a lease of its snapshot.
      warehouse.onRetire((old) => this.closeOn(old)),
    ];
  }

  /** Opens the engine on the snapshot served now; the warehouse moves to another one only after that. */
  static open(warehouse: Warehouse, choice: EngineChoice): Promise<Datasets> {
    return warehouse.beforeMoving(
      async (current) => new Datasets(warehouse, await openDataset(current, choice), choice),
    );
  }

  /** Holds the dataset served now; after a swap its engine closes, and its memory is free, with the last release. */
  hold(): HeldDataset {
    const lease: Lease = this.warehouse.lease();
    const dataset = this.ready.get(lease.snapshot);
    if (!dataset) {
      lease.release();
      throw new Error(`no engine is open on the snapshot ${lease.snapshot.info.id}`);
    }
    return { dataset, release: lease.release };
  }

  /** What the served snapshot says of itself. */
  get info(): SnapshotInfo {
    return this.warehouse.current.info;
  }

  /** Closes what is open, and ends what is being made ready. */
  async close(): Promise<void> {
    this.leaving.abort(new Error("The server stopped before the next snapshot was ready."));
    for (const stop of this.stopWatching) stop();
    for (const { market } of this.ready.values()) await market.close();
    this.ready.clear();
  }

  private async makeReady(next: Snapshot, choice: EngineChoice): Promise<Dataset> {
    const { signal } = this.leaving;
    const dataset = await openDataset(next, { ...choice, signal });
    await next.readAhead();
    if (!signal.aborted) return dataset;
    await dataset.market.close();
    throw signal.reason;
  }

  private closeOn(snapshot: Snapshot): void {
    const dataset = this.ready.get(snapshot);
    this.ready.delete(snapshot);
    void dataset?.market.close();
  }
}

async function openDataset(snapshot: Snapshot, choice: EngineChoice): Promise<Dataset> {
  const market = await openEngine(snapshot, choice);
  const references = new Map<string, Promise<DifficultyReference>>();
  const difficultyIn = (scope: ReferenceScope) => {
    const key = `${scope.country} ${scope.staffing ?? true} ${scope.anonymous ?? true}`;
    const known = references.get(key) ?? buildDifficultyReference(market, scope);
    references.set(key, known);
    known.catch(() => references.delete(key));
    return known;
  };
  return { info: snapshot.info, snapshot, market, difficultyIn };
}
