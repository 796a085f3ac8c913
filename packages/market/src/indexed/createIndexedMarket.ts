import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "../Day.ts";
import type { ClosableMarket } from "../duckdb/createDuckDbMarket.ts";
import type { Selection } from "../Selection.ts";
import { answerOn } from "./answerOn.ts";
import { type Ask, askingMarket } from "./askingMarket.ts";
import { IndexFileError } from "./format/IndexFileError.ts";
import { buildAgain, openIndex } from "./openIndex.ts";

/**
 * Which snapshot is indexed, by a name that no other contents have, and its tables: a database's file, read in a thread of
 * its own, or connections that somebody else opens. With a `path` the index is kept in that file: read when it is of this
 * snapshot and whole, else built and written, `onProgress` hearing why. `workers` threads answer (default: one per core);
 * with 0 the calling thread does. Opening rejects with the reason of `signal` once that is aborted.
 */
export type IndexedMarketOptions = {
  asOf: Day;
  snapshot: string;
  path?: string;
  workers?: number;
  onProgress?: (line: string) => void;
  signal?: AbortSignal;
} & ({ database: string } | { connect: () => Promise<DuckDBConnection> });

/** `whole` resolves once the words are there too, which calls with a keyword wait for; it rejects when they never will be. */
export type IndexedMarket = ClosableMarket & { whole: Promise<void> };

/**
 * The fast engine: the algebra on an index in memory, the same answers as the DuckDB engine gives on the snapshot. It is
 * there before its words are, half of the file; where those turn out to be damaged, it is built again and replaced.
 */
export async function createIndexedMarket(options: IndexedMarketOptions): Promise<IndexedMarket> {
  const leaving = new AbortController();
  const stopping = AbortSignal.any([leaving.signal, ...(options.signal ? [options.signal] : [])]);
  const { index, words } = await openIndex(options, stopping);
  let answering = await answerOn(index, options.workers).catch((error: unknown) => {
    leaving.abort(error);
    throw error;
  });
  if (stopping.aborted) {
    await answering.close();
    throw stopping.reason;
  }
  const replace = async (reason: IndexFileError) => {
    const next = await answerOn(await buildAgain(options, reason, stopping), options.workers);
    const damaged = answering;
    answering = next;
    await damaged.close();
  };
  let isWhole = false;
  const whole = words
    .catch((error: unknown) => {
      if (error instanceof IndexFileError) return replace(error);
      throw error;
    })
    .then(() => {
      isWhole = true;
    });
  whole.catch((error: unknown) => {
    if (!stopping.aborted)
      options.onProgress?.(`Calls with a keyword fail until the next start: ${String(error)}`);
  });
  const ask: Ask = (verb, args, signal) => {
    if (leaving.signal.aborted) return Promise.reject(leaving.signal.reason);
    if (isWhole || !asksForWords(args)) return answering.ask(verb, args, signal);
    return unlessAborted(whole, signal).then(() => answering.ask(verb, args, signal));
  };
  const close = async () => {
    leaving.abort(new Error("This market is closed."));
    await whole.catch(() => {});
    await answering.close();
  };
  return Object.assign(askingMarket(options.asOf, ask), { close, whole });
}

/** The first argument of every verb is its selection. */
function asksForWords([selection]: readonly unknown[]): boolean {
  return (selection as Selection).keyword !== undefined;
}

/** What is waited for, or the signal's reason when that is aborted before. */
function unlessAborted(coming: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    coming.then(resolve, reject);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
