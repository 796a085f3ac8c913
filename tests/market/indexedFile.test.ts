import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Selection } from "../../packages/market/src/index.ts";
import { KeptIndex } from "./KeptIndex.ts";

const everything: Selection = { fact: "posting", filters: [] };
let kept: KeptIndex;
beforeAll(async () => {
  kept = await KeptIndex.make();
});
afterAll(() => kept.remove());

async function rebuiltBecause(reason: RegExp, snapshot?: string): Promise<void> {
  const market = await kept.open({ snapshot });
  await market.whole;
  expect(kept.told[0]).toMatch(reason);
  expect(await market.count(everything)).toBe(500);
  await market.close();
  expect(await kept.pass(snapshot)).toEqual([]);
}

test("an index is built once and read from its file from then on", async () => {
  await rebuiltBecause(/^There is no index file. Building the index of the snapshot one\.$/);
  expect(readdirSync(kept.folder).sort()).toEqual(["snapshot.duckdb", "snapshot.index"]);
});

test("an index read from its file answers as the one that was built", async () => {
  rmSync(kept.path, { force: true });
  const [built, read] = [await kept.open(), await kept.open()];
  const requests = [{ dimension: "skill" as const }, { dimension: "employer" as const, limit: 5 }];
  expect(await read.countBy(everything, requests)).toEqual(await built.countBy(everything, requests));
  expect(await read.quantiles(everything, [0.1, 0.5])).toEqual(await built.quantiles(everything, [0.1, 0.5]));
});

test("the index of another snapshot is built again", async () => {
  await kept.pass("one");
  await rebuiltBecause(/is of the snapshot one, not two/, "two");
});

test("a foreign file is refused and replaced", async () => {
  writeFileSync(kept.path, "something else that is longer than a preamble");
  await rebuiltBecause(/^This is no index file/);
  writeFileSync(kept.path, "");
  await rebuiltBecause(/^This is no index file/);
});

test("a file of another version is refused and replaced", async () => {
  await kept.pass();
  const bytes = readFileSync(kept.path);
  bytes.writeUInt32LE(999, 8);
  writeFileSync(kept.path, bytes);
  await rebuiltBecause(/has version 999; this program reads \d+/);
});

test("damage anywhere is found", async () => {
  await kept.pass();
  const whole = readFileSync(kept.path);
  const headerEnd = 24 + whole.readUInt32LE(12);
  for (const at of [30, Math.floor(whole.length / 2), whole.length - 1]) {
    const bytes = Buffer.from(whole);
    // What lies between two sections belongs to neither, so the byte is looked for inside one.
    for (let byte = at; byte > Math.max(at - 8, at < headerEnd ? at - 1 : headerEnd); byte--) {
      bytes[byte] = (bytes[byte] as number) ^ 0x40;
    }
    writeFileSync(kept.path, bytes);
    await rebuiltBecause(/damaged/);
  }
});

test("a file cut short is found", async () => {
  await kept.pass();
  const whole = readFileSync(kept.path);
  for (const length of [28, whole.length - 9]) {
    writeFileSync(kept.path, whole.subarray(0, length));
    await rebuiltBecause(/cut short/);
  }
});

test("an index that two build at once is kept whole, and nothing is left beside it", async () => {
  rmSync(kept.path, { force: true });
  const both = [kept.open(), kept.open()];
  const told = kept.told;
  for (const market of await Promise.all(both)) expect(await market.count(everything)).toBe(500);
  expect(told.filter((line) => line.includes("could not be kept"))).toEqual([]);
  expect(await kept.pass()).toEqual([]);
  expect(readdirSync(kept.folder).sort()).toEqual(["snapshot.duckdb", "snapshot.index"]);
});

test("a folder in the place of the file is refused for what it is, and nothing is left beside it", async () => {
  rmSync(kept.path, { force: true });
  mkdirSync(kept.path);
  const market = await kept.open();
  expect(kept.told[0]).toMatch(
    /^The index file cannot be read: .*EISDIR.* Building the index of the snapshot one\.$/,
  );
  expect(kept.told.at(-1)).toMatch(/could not be kept/);
  expect(await market.count(everything)).toBe(500);
  expect(readdirSync(kept.folder).sort()).toEqual(["snapshot.duckdb", "snapshot.index"]);
  rmSync(kept.path, { recursive: true });
});

test("an index that cannot be kept serves all the same", async () => {
  const market = await kept.open({ path: join(kept.database, "inside-a-file", "x.index") });
  expect(kept.told.at(-1)).toMatch(/could not be kept/);
  expect(await market.count(everything)).toBe(500);
});
