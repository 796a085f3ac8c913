import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ConnectionPool } from "../../packages/market/src/duckdb/ConnectionPool.ts";
import { sql } from "../../packages/market/src/duckdb/sql.ts";

/** Minutes of work. */
const endless = sql`SELECT count(*) FROM range(1000000000) a, range(1000000) b WHERE a.range + b.range = ${-1}`;
const one = sql`SELECT ${1}`;

let instance: DuckDBInstance;
beforeAll(async () => {
  instance = await DuckDBInstance.create(":memory:");
});
afterAll(() => instance.closeSync());

async function pool(size: number): Promise<ConnectionPool> {
  return new ConnectionPool(await Promise.all(Array.from({ length: size }, () => instance.connect())));
}

test("a time limit interrupts a running statement, and the connection serves on", async () => {
  const connections = await pool(1);
  const started = performance.now();
  await expect(connections.rows(endless, AbortSignal.timeout(100))).rejects.toThrow("timeout");
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(await connections.rows(one)).toEqual([[1]]);
  await connections.close();
});

test("an abort at any moment stops a statement", async () => {
  const connections = await pool(1);
  for (const delay of [0, 1, 2, 3, 5, 8]) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error("left")), delay);
    await expect(connections.rows(endless, controller.signal)).rejects.toThrow("left");
  }
  expect(await connections.rows(one)).toEqual([[1]]);
  await connections.close();
});

test("statements beyond the number of connections wait, and an aborted one leaves the queue", async () => {
  const connections = await pool(1);
  const running = new AbortController();
  const first = connections.rows(endless, running.signal);
  const waiting = new AbortController();
  const second = connections.rows(endless, waiting.signal);
  const third = connections.rows(one);
  waiting.abort(new Error("left the queue"));
  await expect(second).rejects.toThrow("left the queue");
  running.abort(new Error("stopped"));
  await expect(first).rejects.toThrow("stopped");
  expect(await third).toEqual([[1]]);
  await connections.close();
});

test("closing lets running and waiting statements end, and refuses new ones", async () => {
  const connections = await pool(1);
  const answers = [connections.rows(sql`SELECT count(*) FROM range(${10_000_000})`), connections.rows(one)];
  const closed = connections.close();
  await expect(connections.rows(one)).rejects.toThrow("closed");
  await closed;
  expect(await Promise.all(answers)).toEqual([[[10_000_000n]], [[1]]]);
});

test("closing lets a statement end that was asked just before, with connections to spare", async () => {
  const connections = await pool(2);
  const answer = connections.rows(one);
  await connections.close();
  expect(await answer).toEqual([[1]]);
});

test("a broken statement rejects and gives its connection back", async () => {
  const connections = await pool(1);
  await expect(connections.rows(sql`SELECT nonsense`)).rejects.toThrow("nonsense");
  expect(await connections.rows(one)).toEqual([[1]]);
  await connections.close();
});
