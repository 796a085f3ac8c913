import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { syntheticMarket } from "../../packages/market/src/conformance/syntheticMarket.ts";
import { createIndexedMarket, type IndexedMarket } from "../../packages/market/src/index.ts";
import { loadRecords } from "./loadRecords.ts";

const records = syntheticMarket(3, 500);

/** A snapshot of 500 postings in a folder of its own, and the file that its index is kept in. */
export class KeptIndex {
  readonly folder = mkdtempSync(join(tmpdir(), "talent-index-"));
  readonly database = join(this.folder, "snapshot.duckdb");
  readonly path = join(this.folder, "snapshot.index");
  /** What the last opening said. */
  told: string[] = [];

  static async make(): Promise<KeptIndex> {
    const kept = new KeptIndex();
    const instance = await DuckDBInstance.create(kept.database);
    const connection = await instance.connect();
    await loadRecords(connection, records);
    connection.closeSync();
    instance.closeSync();
    return kept;
  }

  /** Opens the market, in this thread unless given workers, on what the options say instead. */
  open(
    given: {
      snapshot?: string;
      workers?: number;
      database?: string;
      path?: string;
      signal?: AbortSignal;
    } = {},
  ): Promise<IndexedMarket> {
    const told: string[] = [];
    this.told = told;
    const { snapshot = "one", workers = 0, database = this.database, path = this.path, signal } = given;
    const onProgress = (line: string) => void told.push(line);
    return createIndexedMarket({ asOf: records.asOf, snapshot, database, path, workers, onProgress, signal });
  }

  /** Opens the market, waits until it is whole, and closes it; resolves with what was told. */
  async pass(snapshot?: string): Promise<string[]> {
    const market = await this.open({ snapshot });
    await market.whole;
    await market.close();
    return this.told;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
