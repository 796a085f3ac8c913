import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openWarehouse, type TableChecksum, verifyChecksums } from "@talent/warehouse";
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

/** Checksums of every table as the file in the folder holds them now. */
async function contents(dataDir: string): Promise<TableChecksum[]> {
  const { found, differing } = await verifyChecksums(dataDir);
  expect(differing).toEqual([]);
  return found;
}

test("the same arguments give every table the same checksum, also after another market; another seed gives others", async () => {
  const first = await make("first", 3);
  const before = await contents(first.dataDir);
  const second = await make("second", 3);
  expect(second.made.snapshot).toBe(first.made.snapshot);
  expect(second.made.checksums).toEqual(first.made.checksums);
  expect(await contents(second.dataDir)).toEqual(before);
  const again = await make("first", 3);
  expect(again.made).toMatchObject({ changed: false, checksums: before });
  const other = await make("first", 4);
  const same = other.made.checksums.filter(({ checksum }, index) => checksum === before[index]?.checksum);
  // Sources have names of their own, and facts about places are facts.
  expect(same.filter(({ rows }) => rows > 0).map(({ table }) => table)).toEqual(["place_fact"]);
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
