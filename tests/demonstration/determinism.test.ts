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

test("the same arguments make the same rows in the same order under the same ids, also after another market; another seed makes others", async () => {
  const first = await make("first", 3);
  const before = await contents(first.dataDir);
  const second = await make("second", 3);
  expect(second.made.snapshot).toBe(first.made.snapshot);
  expect(await contents(second.dataDir)).toEqual(before);
  expect((await make("first", 3)).made.changed).toBe(false);
  await make("first", 4);
  expect((await contents(first.dataDir)).posting).not.toBe(before.posting);
  expect((await make("first", 3)).made.changed).toBe(true);
  expect(await contents(first.dataDir)).toEqual(before);
}, 300_000);

test("ids ascend with the rows and the days", async () => {
  const warehouse = await openWarehouse(join(base, "second"), { pollMs: 0 });
  const connection = await warehouse.current.connect();
  const reader = await connection.runAndReadAll(
    `SELECT count(*) FROM (SELECT id, first_seen, lag(id) OVER (ORDER BY rowid) AS before_id,
       lag(first_seen) OVER (ORDER BY rowid) AS before_day FROM posting) WHERE id <= before_id OR first_seen < before_day`,
  );
  connection.closeSync();
  await warehouse.close();
  expect(Number(reader.getRows()[0]?.[0])).toBe(0);
});
