import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Selection } from "../../packages/market/src/index.ts";
import { decodeHeader, readPreamble } from "../../packages/market/src/indexed/format/header.ts";
import { KeptIndex } from "./KeptIndex.ts";

const everything: Selection = { fact: "posting", filters: [] };
const worded: Selection = { ...everything, keyword: { kind: "not", operand: { kind: "term", word: "zzz" } } };
let kept: KeptIndex;
beforeAll(async () => {
  kept = await KeptIndex.make();
});
beforeEach(async () => {
  await kept.pass();
});
afterAll(() => kept.remove());

/** Damages the words in the file, and leaves everything else as it was. */
function damageWords(): void {
  const bytes = readFileSync(kept.path);
  const { bytes: length, crc } = readPreamble(bytes);
  const { sections } = decodeHeader(bytes.subarray(24, 24 + length), crc);
  const at = sections.find(({ name }) => name === "posting.words.codes")?.offset as number;
  bytes[at] = (bytes[at] as number) ^ 0x40;
  writeFileSync(kept.path, bytes);
}

test("an index answers before its words are read, and calls with a keyword wait for them", async () => {
  const market = await kept.open();
  const order: string[] = [];
  await Promise.all([
    market.count(worded).then(() => order.push("with a keyword")),
    market.count(everything).then(() => order.push("without")),
  ]);
  expect(order).toEqual(["without", "with a keyword"]);
  expect(await market.count(worded)).toBe(500);
});

test("where words are damaged everything else is answered, and words once the index is built again", async () => {
  for (const workers of [0, 1]) {
    damageWords();
    const market = await kept.open({ workers });
    const waiting = market.count(worded);
    expect(await market.count(everything)).toBe(500);
    expect(await waiting).toBe(500);
    expect(kept.told[0]).toMatch(
      /^The section posting\.words\.codes of the index file is damaged\. Building the index/,
    );
    expect(await market.count(everything)).toBe(500);
    await market.close();
    expect(await kept.pass()).toEqual([]);
  }
});

test("a call that waits for words leaves when it is aborted, and when the market is closed", async () => {
  damageWords();
  const market = await kept.open({ workers: 1 });
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

test("a market closed while its index is built again ends the building", async () => {
  damageWords();
  const market = await kept.open({ workers: 1 });
  await expect.poll(() => kept.told.join(), { interval: 1, timeout: 30_000 }).toContain("Building the index");
  await market.close();
  await expect(market.whole).rejects.toThrow("This market is closed.");
  expect(kept.told.length).toBe(1);
  expect(readdirSync(kept.folder).sort()).toEqual(["snapshot.duckdb", "snapshot.index"]);
});

test("opening ends with its signal, also while a good file is read, and nobody is told that calls will fail", async () => {
  const leaving = (controller: AbortController) => controller.abort(new Error("left"));
  const [opening, opened] = [new AbortController(), new AbortController()];
  const left = expect(kept.open({ workers: 1, signal: opening.signal })).rejects.toThrow("left");
  leaving(opening);
  await left;
  expect(kept.told).toEqual([]);
  const market = await kept.open({ signal: opened.signal });
  leaving(opened);
  await expect(market.whole).rejects.toThrow("left");
  expect(kept.told).toEqual([]);
  await market.close();
});

test("words that cannot be built again are told of, and everything else is served", async () => {
  damageWords();
  const market = await kept.open({ workers: 1, database: join(kept.folder, "gone.duckdb") });
  await expect(market.count(worded)).rejects.toThrow("gone.duckdb");
  expect(kept.told.at(-1)).toMatch(/^Calls with a keyword fail until the next start: .*gone\.duckdb/);
  expect(await market.count(everything)).toBe(500);
  await market.close();
});
