import type { DuckDBConnection } from "@duckdb/node-api";
import { render, type Sql } from "./sql.ts";

/** One row of an answer, values in the order of the columns. */
export type Row = readonly unknown[];

type Waiting = { start: (connection: DuckDBConnection) => void };

/** A fixed number of connections; statements beyond it wait their turn, first come, first served. */
export class ConnectionPool {
  readonly #connections: readonly DuckDBConnection[];
  readonly #idle: DuckDBConnection[];
  readonly #waiting: Waiting[] = [];
  /** Statements that run or wait their turn. */
  readonly #running = new Set<Promise<unknown>>();
  #closed = false;

  constructor(connections: readonly DuckDBConnection[]) {
    this.#connections = connections;
    this.#idle = [...connections];
  }

  /** Runs a statement and reads all its rows; an aborted signal interrupts it, or takes it out of the queue. */
  async rows(statement: Sql, signal?: AbortSignal): Promise<Row[]> {
    signal?.throwIfAborted();
    if (this.#closed) throw new Error("This market is closed.");
    const running = this.#run(statement, signal);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  /** Refuses new statements, lets the running and waiting ones end, then disconnects. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#running);
    for (const connection of this.#connections) connection.closeSync();
  }

  async #run(statement: Sql, signal?: AbortSignal): Promise<Row[]> {
    const connection = await this.#acquire(signal);
    try {
      return await run(connection, statement, signal);
    } finally {
      this.#release(connection);
    }
  }

  #acquire(signal?: AbortSignal): Promise<DuckDBConnection> {
    const idle = this.#idle.pop();
    if (idle) return Promise.resolve(idle);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        start: (connection) => {
          signal?.removeEventListener("abort", leave);
          resolve(connection);
        },
      };
      signal?.addEventListener("abort", leave, { once: true });
      this.#waiting.push(waiting);
    });
  }

  #release(connection: DuckDBConnection): void {
    const next = this.#waiting.shift();
    if (next) next.start(connection);
    else this.#idle.push(connection);
  }
}

const interruptEveryMs = 10;

async function run(connection: DuckDBConnection, statement: Sql, signal?: AbortSignal): Promise<Row[]> {
  const { text, values, types } = render(statement);
  const prepared = await connection.prepare(text);
  let repeat: NodeJS.Timeout | undefined;
  const interrupt = () => {
    connection.interrupt();
    // DuckDB forgets an interrupt that comes before the statement has begun, so it is repeated until it ends.
    repeat = setInterval(() => connection.interrupt(), interruptEveryMs);
  };
  try {
    prepared.bind(values, types);
    signal?.throwIfAborted();
    signal?.addEventListener("abort", interrupt, { once: true });
    const reader = await prepared.runAndReadAll();
    return reader.getRowsJS();
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    clearInterval(repeat);
    signal?.removeEventListener("abort", interrupt);
    prepared.destroySync();
  }
}
