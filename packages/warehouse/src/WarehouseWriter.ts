import { renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { type Day, wordsOfPostings } from "@talent/market";
import { keepChecksums } from "./checksums.ts";
import { attachPrevious, attachRegistry, busy, createNext } from "./databases.ts";
import { type Layout, layout, recordsPath, snapshotPath } from "./layout.ts";
import { makeFolder } from "./makeFolder.ts";
import { checkLock, movePointer } from "./movePointer.ts";
import { builtFor } from "./records/format.ts";
import { writeRecords } from "./records/writeRecords.ts";
import { refuseRepeated } from "./refuseRepeated.ts";
import { type Origin, readSnapshotInfo, type SnapshotInfo } from "./SnapshotInfo.ts";
import { readPointer, type SnapshotPointer, syncFolder } from "./SnapshotPointer.ts";
import { removeOthers, sweep, syncFile } from "./snapshotFiles.ts";
import { hasName, snapshotName, takeId } from "./snapshotId.ts";
import { compareChecksums } from "./verifyChecksums.ts";
import { WarehouseError } from "./WarehouseError.ts";

/**
 * What a new snapshot says of itself. Without an `id` it is named by its day and contents. Where a snapshot was called
 * so before, the id is the name with a number.
 */
export type SnapshotPlan = {
  id?: string;
  asOf: Day;
  origin: Origin;
  taxonomyVersion: string;
  note?: string;
};

/** How a warehouse is written to: what its database may use ("4GB"), and whether the served snapshot is to be replaced. */
export type WriterOptions = {
  memory?: string;
  /** True where nothing of the served snapshot is kept, so that it may be missing or damaged. Default false. */
  replacing?: boolean;
};

/** A finished build: its snapshot, and whether it differs from the one that was served before. */
export type Published = { info: SnapshotInfo; path: string; changed: boolean };

/**
 * The one writer of a warehouse. Its connection sees three databases: `registry` (stable ids), `previous` (the
 * served snapshot, read-only, when there is one) and `next` (the empty tables of the one being built). It holds an
 * operating-system lock that ends with the process, however it ends. Nothing is served before `publish`.
 */
export class WarehouseWriter {
  readonly connection: DuckDBConnection;
  /** The served snapshot, which `previous` holds; undefined in an empty warehouse, and where it is to be replaced and cannot be read. */
  readonly previous: SnapshotInfo | undefined;
  readonly #instance: DuckDBInstance;
  readonly #places: Layout;
  readonly #aside: string;
  readonly #pointer: SnapshotPointer | undefined;
  readonly #replacing: boolean;
  /** Whether the served snapshot is one to go back to. */
  #isSound: boolean;

  private constructor(
    instance: DuckDBInstance,
    connection: DuckDBConnection,
    places: Layout,
    found: { pointer: SnapshotPointer | undefined; previous: SnapshotInfo | undefined; replacing: boolean },
  ) {
    this.#instance = instance;
    this.connection = connection;
    this.#places = places;
    this.previous = found.previous;
    this.#aside = asidePath(places);
    this.#pointer = found.pointer;
    this.#replacing = found.replacing;
    this.#isSound = found.previous !== undefined;
  }

  /**
   * Takes the writer's place; throws `busy` when another process, or another writer of this one, holds it, and
   * `damaged-snapshot` when the served one cannot be read and is not to be replaced.
   */
  static async open(dataDir: string, options: WriterOptions = {}): Promise<WarehouseWriter> {
    const { memory, replacing = false } = options;
    const places = layout(resolve(dataDir));
    if (openRegistries.has(places.registry)) throw busy(undefined);
    makeFolder(places.snapshots);
    makeFolder(places.building);
    checkLock(places.pointer);
    openRegistries.add(places.registry);
    let instance: DuckDBInstance | undefined;
    let isLocked = false;
    try {
      instance = await DuckDBInstance.create(":memory:", {
        temp_directory: places.building,
        preserve_insertion_order: "true",
        ...(memory ? { memory_limit: memory } : {}),
      });
      const connection = await instance.connect();
      await attachRegistry(connection, places);
      isLocked = true;
      sweep(places);
      await createNext(connection, asidePath(places));
      const pointer = readPointer(places.pointer);
      const previous =
        pointer && (await attachPrevious(connection, snapshotPath(places, pointer.current), replacing));
      return new WarehouseWriter(instance, connection, places, { pointer, previous, replacing });
    } catch (error) {
      instance?.closeSync();
      openRegistries.delete(places.registry);
      if (isLocked) removeAside(asidePath(places));
      throw error;
    }
  }

  /**
   * Whether the served snapshot has this name, and so holds what it stands for; one that is to be replaced is read to its
   * end for that, as it may be damaged. Throws `moved` when another one is served by now.
   */
  async serves(name: string): Promise<boolean> {
    if (this.previous === undefined || !hasName(this.previous.id, name)) return false;
    this.#refuseMoved(readPointer(this.#places.pointer));
    if (this.#replacing) {
      const { differing } = await compareChecksums(this.connection, this.previous.checksums, "previous");
      this.#isSound = differing.length === 0;
    }
    return this.#isSound;
  }

  /**
   * Closes the build and serves it: the file is complete and on disk before the pointer moves to it in one step.
   * When its contents equal the served snapshot's, nothing moves and `changed` is false. The writer is closed. Throws
   * `repeated-value` when a list holds a value more than once, and `moved` when another snapshot is served by now than
   * the one it was built on; nothing moves then.
   */
  async publish(plan: SnapshotPlan): Promise<Published> {
    await refuseRepeated(this.connection);
    const name = await snapshotName(this.connection, plan);
    const served = this.previous;
    if (
      served?.origin === plan.origin &&
      served.taxonomyVersion === plan.taxonomyVersion &&
      (await this.serves(name))
    ) {
      this.close();
      return { info: served, path: snapshotPath(this.#places, served.id), changed: false };
    }
    const id = await takeId(this.connection, this.#places, name);
    await this.connection.run(`INSERT INTO next.posting_words ${wordsOfPostings("next.posting")}`);
    await keepChecksums(this.connection);
    // The database's own now() is the machine's local time, this one UTC.
    await this.connection.run("INSERT INTO next.snapshot VALUES (?, ?::DATE, ?::TIMESTAMP, ?, ?, ?)", [
      id,
      plan.asOf,
      new Date().toISOString(),
      plan.origin,
      plan.taxonomyVersion,
      plan.note ?? null,
    ]);
    const info = await readSnapshotInfo(this.connection, "next");
    const asideRecords = recordsPath(this.#aside);
    await writeRecords(this.connection, {
      table: "next.posting",
      path: asideRecords,
      builtFor: builtFor(info),
    });
    await this.connection.run("CHECKPOINT next; CHECKPOINT registry; DETACH next");
    syncFile(this.#aside);
    const path = snapshotPath(this.#places, id);
    const { previous } = movePointer(this.#places.pointer, (before) => {
      this.#refuseMoved(before);
      renameSync(asideRecords, recordsPath(path));
      renameSync(this.#aside, path);
      syncFolder(this.#places.snapshots);
      return { current: id, previous: (this.#isSound ? before?.current : before?.previous) ?? null };
    });
    removeOthers(this.#places, [id, previous]);
    this.close();
    return { info, path, changed: true };
  }

  #refuseMoved(pointer: SnapshotPointer | undefined): void {
    if (pointer?.current !== this.#pointer?.current) throw new WarehouseError("moved", movedMeanwhile);
  }

  /** Gives the writer's place back; an unpublished build is thrown away. Closing twice is harmless. */
  close(): void {
    if (!openRegistries.delete(this.#places.registry)) return;
    this.connection.closeSync();
    this.#instance.closeSync();
    removeAside(this.#aside);
  }
}

/** Registries open in this process: the operating system's lock does not guard a process against itself. */
const openRegistries = new Set<string>();

const movedMeanwhile =
  "Another snapshot was put in place while this load was running (`pnpm rollback`), so nothing was changed. Load again to build on the one that is served now.";

function removeAside(aside: string): void {
  for (const path of [aside, `${aside}.wal`, recordsPath(aside)]) rmSync(path, { force: true });
}

function asidePath(places: Layout): string {
  return join(places.building, "next.duckdb");
}
