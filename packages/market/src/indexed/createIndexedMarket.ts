import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "../Day.ts";
import type { ClosableMarket } from "../duckdb/createDuckDbMarket.ts";
import { readAnswer } from "./answers/readAnswer.ts";
import { answer, askingMarket } from "./askingMarket.ts";
import { buildIndex } from "./build/buildIndex.ts";
import { buildInThread } from "./build/buildInThread.ts";
import { IndexFileError } from "./format/IndexFileError.ts";
import type { IndexImage } from "./format/IndexImage.ts";
import { type LoadedIndex, loadIndex } from "./format/LoadedIndex.ts";
import { readIndexFile } from "./format/readIndexFile.ts";
import { writeIndexFile } from "./format/writeIndexFile.ts";
import { WorkerPool } from "./pool/WorkerPool.ts";
import { IndexEngine } from "./verbs/IndexEngine.ts";

/**
 * Which snapshot is indexed, by a name that no other contents have, and its tables: a database's file, read in a thread of
 * its own, or connections that somebody else opens. With a `path` the index is kept in that file: read when it is of this
 * snapshot and whole, else built and written, `onProgress` hearing why. `workers` threads answer (default: one per core);
 * with 0 the calling thread does.
 */
export type IndexedMarketOptions = {
  asOf: Day;
  snapshot: string;
  path?: string;
  workers?: number;
  onProgress?: (line: string) => void;
} & ({ database: string } | { connect: () => Promise<DuckDBConnection> });

/** The fast engine: the algebra on an index in memory, the same answers as the DuckDB engine gives on the snapshot. */
export async function createIndexedMarket(options: IndexedMarketOptions): Promise<ClosableMarket> {
  const index = await openIndex(options);
  if (options.workers === 0) {
    const engine = new IndexEngine(index);
    return Object.assign(
      askingMarket(options.asOf, async (verb, args) => readAnswer(verb, answer(engine, verb, args))),
      { close: async () => {} },
    );
  }
  const pool = await WorkerPool.open(index, options.workers);
  return Object.assign(
    askingMarket(options.asOf, (verb, args, signal) => pool.ask({ verb, args }, signal)),
    { close: () => pool.close() },
  );
}

async function openIndex(options: IndexedMarketOptions): Promise<LoadedIndex> {
  const { path, snapshot, onProgress = () => {} } = options;
  if (path === undefined) return loadIndex(await build(options));
  try {
    return await readIndexFile(path, snapshot);
  } catch (error) {
    if (!(error instanceof IndexFileError)) throw error;
    onProgress(`${error.message} Building the index of the snapshot ${snapshot}.`);
  }
  const started = performance.now();
  const image = await build(options);
  onProgress(`The index is built, in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  await writeIndexFile(path, image).catch((error: unknown) => {
    onProgress(`The index could not be kept in ${path} and will be built again: ${String(error)}`);
  });
  return loadIndex(image);
}

async function build(options: IndexedMarketOptions): Promise<IndexImage> {
  const { snapshot, asOf } = options;
  if ("database" in options) return buildInThread({ database: options.database, snapshot, asOf });
  const connection = await options.connect();
  try {
    return await buildIndex({ connection, snapshot, asOf });
  } finally {
    connection.closeSync();
  }
}
