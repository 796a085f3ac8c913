import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import type { Day } from "../Day.ts";
import type { Market } from "../Market.ts";
import { ConnectionPool } from "./ConnectionPool.ts";
import type { Engine } from "./Engine.ts";
import { concentration } from "./verbs/concentration.ts";
import { concentrationByPair } from "./verbs/concentrationByPair.ts";
import { cooccurrence } from "./verbs/cooccurrence.ts";
import { count } from "./verbs/count.ts";
import { countBy } from "./verbs/countBy.ts";
import { countByPair } from "./verbs/countByPair.ts";
import { durations } from "./verbs/durations.ts";
import { durationsByPair } from "./verbs/durationsByPair.ts";
import { page } from "./verbs/page.ts";
import { quantiles } from "./verbs/quantiles.ts";
import { quantilesBy } from "./verbs/quantilesBy.ts";
import { series } from "./verbs/series.ts";
import { seriesBy } from "./verbs/seriesBy.ts";

/**
 * Where the snapshot is: a file, opened read-only, or connections that somebody else opens. `connections` bounds
 * how many statements run at once (default 4), `settings` are DuckDB's own for the opened file (memory_limit,
 * threads).
 */
export type DuckDbMarketOptions = { asOf: Day; connections?: number } & (
  | { path: string; settings?: Record<string, string> }
  | { connect: () => Promise<DuckDBConnection> }
);

/** An engine with something held open; close() lets running verbs end first. */
export type ClosableMarket = Market & { close(): Promise<void> };

/** The reference engine: the algebra as SQL on a snapshot in DuckDB. Rejects when the file cannot be opened. */
export async function createDuckDbMarket(options: DuckDbMarketOptions): Promise<ClosableMarket> {
  const { asOf, connections = 4 } = options;
  const instance = "path" in options ? await open(options) : undefined;
  const connect = "connect" in options ? options.connect : () => (instance as DuckDBInstance).connect();
  const opened: DuckDBConnection[] = [];
  while (opened.length < connections) opened.push(await connect());
  const pool = new ConnectionPool(opened);
  return {
    ...verbs(pool, asOf),
    async close() {
      await pool.close();
      instance?.closeSync();
    },
  };
}

function open({ path, settings }: { path: string; settings?: Record<string, string> }) {
  return DuckDBInstance.create(path, { access_mode: "READ_ONLY", ...settings });
}

function verbs(pool: ConnectionPool, asOf: Day, signal?: AbortSignal): Market {
  const engine: Engine = { asOf, rows: (statement) => pool.rows(statement, signal) };
  return {
    asOf,
    withSignal: (given) => verbs(pool, asOf, signal ? AbortSignal.any([signal, given]) : given),
    count: (selection) => count(engine, selection),
    countBy: (selection, requests) => countBy(engine, selection, requests),
    countByPair: (selection, first, second) => countByPair(engine, selection, first, second),
    series: (selection, starts) => series(engine, selection, starts),
    seriesBy: (selection, request) => seriesBy(engine, selection, request),
    quantiles: (selection, probabilities) => quantiles(engine, selection, probabilities),
    quantilesBy: (selection, probabilities, request) =>
      quantilesBy(engine, selection, probabilities, request),
    durations: (selection) => durations(engine, selection),
    durationsByPair: (selection, request) => durationsByPair(engine, selection, request),
    cooccurrence: (selection, request) => cooccurrence(engine, selection, request),
    concentration: (selection, dimension, limit) => concentration(engine, selection, dimension, limit),
    concentrationByPair: (selection, dimension, request) =>
      concentrationByPair(engine, selection, dimension, request),
    page: (selection, request) => page(engine, selection, request),
  };
}
