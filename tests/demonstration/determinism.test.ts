import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openWarehouse, tableNames } from "@talent/warehouse";
import { afterAll, expect, test } from "vitest";
import { makeDemonstration, silentProgress } from "../../packages/ingest/src/index.ts";
import { loadTaxonomy } from "../../packages/taxonomy/src/index.ts";

const taxonomy = loadTaxonomy();
const base = mkdtempSync(join(tmpdir(), "talent-determinism-"));
const postings = 3_000;

afterAll(() => rmSync(base, { recursive: true, force: true }));

async function make(folder: string, seed: number) {
  const dataDir = join(base, folder);
  return {
    dataDir,
    made: await makeDemonstration({
      dataDir,
      postings,
      seed,
      until: "2026-10-31",
      taxonomy,
      progress: silentProgress,
    }),
  };
}

/** Every row of every table in its order, as one number a table. */
async function contents(dataDir: string): Promise<Record<string, string>> {
  const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
  const connection = await warehouse.current.connect();
  const sums: Record<string, string> = {};
  for (const table of tableNames) {
    if (table === "snapshot") continue;
    const reader = await connection.runAndReadAll(
      `SELECT count(*)::VARCHAR || ' ' || coalesce(sum(hash(rowid::VARCHAR || t::VARCHAR)::HUGEINT), 0)::VARCHAR FROM ${table} t`,
    );
    sums[table] = String(reader.getRows()[0]?.[0]);
  }
  connection.closeSync();
  await warehouse.close();
  return sums;
}

test("the same arguments make the same rows in the same order under the same ids, another seed makes others", async () => {
  const first = await make("first", 3);
  const second = await make("second", 3);
  expect(second.made.snapshot).toBe(first.made.snapshot);
  expect(await contents(second.dataDir)).toEqual(await contents(first.dataDir));
  const other = await make("other", 4);
  expect((await contents(other.dataDir)).posting).not.toBe((await contents(first.dataDir)).posting);
}, 300_000);

test("making it again changes nothing, and ids stay when another market took its place between", async () => {
  const dataDir = join(base, "first");
  const before = await contents(dataDir);
  expect((await make("first", 3)).made.changed).toBe(false);
  await make("first", 5);
  expect((await make("first", 3)).made.changed).toBe(true);
  expect(await contents(dataDir)).toEqual(before);
}, 300_000);
