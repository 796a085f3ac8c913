import type { Market } from "../src/index.ts";

/**
 * A generated market: how many postings, its database file, a folder for what engines make of it, and the folder in which
 * ClickHouse was installed, if it was.
 */
export type BenchMarket = { postings: number; path: string; folder: string; clickhouse?: string };

/**
 * An engine ready to be asked: seconds it took to make what it reads from the database (0 where it was there), the
 * milliseconds of opening that, the memory it takes where that is not this process's, and whether percentiles may
 * differ in their last digits.
 */
export type BenchEngine = {
  name: string;
  version: string;
  market: Market;
  buildSeconds: number;
  openMs: number;
  residentBytes?: () => number;
  roundsPercentiles?: boolean;
  close: () => Promise<void>;
};

/** Opens an engine, or says in a word why it is left out. */
export type OpenEngine = (market: BenchMarket, say: (line: string) => void) => Promise<BenchEngine | string>;

/** What something came to, and the milliseconds it took. */
export async function timed<T>(run: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const started = performance.now();
  const result = await run();
  return { result, ms: performance.now() - started };
}
