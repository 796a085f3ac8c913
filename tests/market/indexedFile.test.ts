import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { syntheticMarket } from "../../packages/market/src/conformance/syntheticMarket.ts";
import { type ClosableMarket, createIndexedMarket, type Selection } from "../../packages/market/src/index.ts";
import { loadRecords } from "./loadRecords.ts";

const records = syntheticMarket(3, 500);
const everything: Selection = { fact: "posting", filters: [] };
let folder: string;
let database: string;
let path: string;
let told: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "talent-index-"));
  database = join(folder, "snapshot.duckdb");
  path = join(folder, "snapshot.index");
  const instance = await DuckDBInstance.create(database);
  const connection = await instance.connect();
  await loadRecords(connection, records);
  connection.closeSync();
  instance.closeSync();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function opened(snapshot = "one", workers = 0): Promise<ClosableMarket> {
  told = [];
  const onProgress = (line: string) => void told.push(line);
  return createIndexedMarket({ asOf: records.asOf, snapshot, database, path, workers, onProgress });
}

async function rebuiltBecause(reason: RegExp, snapshot?: string): Promise<void> {
  const market = await opened(snapshot);
  expect(told[0]).toMatch(reason);
  expect(await market.count(everything)).toBe(500);
  await opened(snapshot);
  expect(told).toEqual([]);
}

test("an index is built once and read from its file from then on", async () => {
  await rebuiltBecause(/^There is no index file. Building the index of the snapshot one\.$/);
  expect(readdirSync(folder).sort()).toEqual(["snapshot.duckdb", "snapshot.index"]);
});

test("an index read from its file answers as the one that was built", async () => {
  rmSync(path, { force: true });
  const [built, read] = [await opened(), await opened()];
  const requests = [{ dimension: "skill" as const }, { dimension: "employer" as const, limit: 5 }];
  expect(await read.countBy(everything, requests)).toEqual(await built.countBy(everything, requests));
  expect(await read.quantiles(everything, [0.1, 0.5])).toEqual(await built.quantiles(everything, [0.1, 0.5]));
});

test("the index of another snapshot is built again", async () => {
  await opened("one");
  await rebuiltBecause(/is of the snapshot one, not two/, "two");
});

test("a foreign file is refused and replaced", async () => {
  writeFileSync(path, "something else that is longer than a preamble");
  await rebuiltBecause(/^This is no index file/);
  writeFileSync(path, "");
  await rebuiltBecause(/^This is no index file/);
});

test("a file of another version is refused and replaced", async () => {
  await opened();
  const bytes = readFileSync(path);
  bytes.writeUInt32LE(999, 8);
  writeFileSync(path, bytes);
  await rebuiltBecause(/has version 999; this program reads \d+/);
});

test("damage anywhere is found", async () => {
  await opened();
  const whole = readFileSync(path);
  const headerEnd = 24 + whole.readUInt32LE(12);
  for (const at of [30, Math.floor(whole.length / 2), whole.length - 1]) {
    const bytes = Buffer.from(whole);
    // What lies between two sections belongs to neither, so the byte is looked for inside one.
    for (let byte = at; byte > Math.max(at - 8, at < headerEnd ? at - 1 : headerEnd); byte--) {
      bytes[byte] = (bytes[byte] as number) ^ 0x40;
    }
    writeFileSync(path, bytes);
    await rebuiltBecause(/damaged/);
  }
});

test("a file cut short is found", async () => {
  await opened();
  const whole = readFileSync(path);
  for (const length of [28, whole.length - 9]) {
    writeFileSync(path, whole.subarray(0, length));
    await rebuiltBecause(/cut short/);
  }
});

test("an index that two build at once is kept whole, and nothing is left beside it", async () => {
  rmSync(path, { force: true });
  const both = await Promise.all([opened(), opened()]);
  for (const market of both) expect(await market.count(everything)).toBe(500);
  expect(told.filter((line) => line.includes("could not be kept"))).toEqual([]);
  await opened();
  expect(told).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(["snapshot.duckdb", "snapshot.index"]);
});

test("a folder in the place of the file is refused for what it is, and nothing is left beside it", async () => {
  rmSync(path, { force: true });
  mkdirSync(path);
  const market = await opened();
  expect(told[0]).toMatch(
    /^The index file cannot be read: .*EISDIR.* Building the index of the snapshot one\.$/,
  );
  expect(told.at(-1)).toMatch(/could not be kept/);
  expect(await market.count(everything)).toBe(500);
  expect(readdirSync(folder).sort()).toEqual(["snapshot.duckdb", "snapshot.index"]);
  rmSync(path, { recursive: true });
});

test("an index that cannot be kept serves all the same", async () => {
  const market = await createIndexedMarket({
    asOf: records.asOf,
    snapshot: "one",
    database,
    path: join(database, "inside-a-file", "x.index"),
    workers: 0,
    onProgress: (line) => void told.push(line),
  });
  expect(told.at(-1)).toMatch(/could not be kept/);
  expect(await market.count(everything)).toBe(500);
});
