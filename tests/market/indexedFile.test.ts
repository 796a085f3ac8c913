import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { syntheticMarket } from "../../packages/market/src/conformance/syntheticMarket.ts";
import { createIndexedMarket, type IndexedMarket, type Selection } from "../../packages/market/src/index.ts";
import { decodeHeader, readPreamble } from "../../packages/market/src/indexed/format/header.ts";
import { loadRecords } from "./loadRecords.ts";

const records = syntheticMarket(3, 500);
const everything: Selection = { fact: "posting", filters: [] };
const worded: Selection = { ...everything, keyword: { kind: "not", operand: { kind: "term", word: "zzz" } } };
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

async function opened(snapshot = "one", workers = 0): Promise<IndexedMarket> {
  told = [];
  const onProgress = (line: string) => void told.push(line);
  return createIndexedMarket({ asOf: records.asOf, snapshot, database, path, workers, onProgress });
}

/** Opens the market as it is kept, whole, and closes it; resolves with what was told. */
async function keptAs(snapshot?: string): Promise<string[]> {
  const market = await opened(snapshot);
  await market.whole;
  await market.close();
  return told;
}

async function rebuiltBecause(reason: RegExp, snapshot?: string): Promise<void> {
  const market = await opened(snapshot);
  await market.whole;
  expect(told[0]).toMatch(reason);
  expect(await market.count(everything)).toBe(500);
  await market.close();
  expect(await keptAs(snapshot)).toEqual([]);
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
  await keptAs("one");
  await rebuiltBecause(/is of the snapshot one, not two/, "two");
});

test("a foreign file is refused and replaced", async () => {
  writeFileSync(path, "something else that is longer than a preamble");
  await rebuiltBecause(/^This is no index file/);
  writeFileSync(path, "");
  await rebuiltBecause(/^This is no index file/);
});

test("a file of another version is refused and replaced", async () => {
  await keptAs();
  const bytes = readFileSync(path);
  bytes.writeUInt32LE(999, 8);
  writeFileSync(path, bytes);
  await rebuiltBecause(/has version 999; this program reads \d+/);
});

test("damage anywhere is found", async () => {
  await keptAs();
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

/** Damages the words in the file, and leaves everything else as it was. */
function damageWords(): void {
  const bytes = readFileSync(path);
  const { bytes: length, crc } = readPreamble(bytes);
  const { sections } = decodeHeader(bytes.subarray(24, 24 + length), crc);
  const words = sections.find(({ name }) => name === "posting.words.codes");
  bytes[(words?.offset ?? 0) + 5] = (bytes[(words?.offset ?? 0) + 5] as number) ^ 0x40;
  writeFileSync(path, bytes);
}

test("an index answers before its words are read, and calls with a keyword wait for them", async () => {
  await keptAs();
  const market = await opened();
  const order: string[] = [];
  const asked = [
    market.count(worded).then(() => order.push("with a keyword")),
    market.count(everything).then(() => order.push("without")),
  ];
  await Promise.all(asked);
  expect(order).toEqual(["without", "with a keyword"]);
  expect(await market.count(worded)).toBe(500);
});

test("where words are damaged everything else is answered, and words once the index is built again", async () => {
  for (const workers of [0, 1]) {
    await keptAs();
    damageWords();
    const market = await opened("one", workers);
    expect(told).toEqual([]);
    const waiting = market.count(worded);
    expect(await market.count(everything)).toBe(500);
    expect(await waiting).toBe(500);
    expect(told[0]).toMatch(
      /^The section posting\.words\.codes of the index file is damaged\. Building the index/,
    );
    expect(await market.count(everything)).toBe(500);
    await market.close();
    expect(await keptAs()).toEqual([]);
  }
});

test("a call that waits for words leaves when it is aborted, and when the market is closed", async () => {
  await keptAs();
  damageWords();
  const market = await opened("one", 1);
  const controller = new AbortController();
  const leaving = expect(market.withSignal(controller.signal).count(worded)).rejects.toThrow("left");
  const waiting = expect(market.count(worded)).rejects.toThrow("This market is closed.");
  controller.abort(new Error("left"));
  await leaving;
  await market.close();
  await waiting;
  await expect(market.count(worded)).rejects.toThrow("This market is closed.");
  await expect(market.whole).rejects.toThrow("This market is closed.");
});

test("a market closed while its words are built again ends the building", async () => {
  await keptAs();
  damageWords();
  const market = await opened("one", 1);
  await expect.poll(() => told.join(), { interval: 1, timeout: 30_000 }).toContain("Building the index");
  await market.close();
  await expect(market.whole).rejects.toThrow("This market is closed.");
  expect(readdirSync(folder).sort()).toEqual(["snapshot.duckdb", "snapshot.index"]);
});

test("words that cannot be built again are told of, and everything else is served", async () => {
  await keptAs();
  damageWords();
  told = [];
  const market = await createIndexedMarket({
    asOf: records.asOf,
    snapshot: "one",
    database: join(folder, "gone.duckdb"),
    path,
    workers: 1,
    onProgress: (line) => void told.push(line),
  });
  await expect(market.count(worded)).rejects.toThrow("gone.duckdb");
  expect(told.at(-1)).toMatch(/^Calls with a keyword fail until the next start: .*gone\.duckdb/);
  expect(await market.count(everything)).toBe(500);
  await market.close();
});

test("a file cut short is found", async () => {
  await keptAs();
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
  expect(await keptAs()).toEqual([]);
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
