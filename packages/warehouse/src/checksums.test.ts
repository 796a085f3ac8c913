import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  checkedTables,
  checksums,
  keptChecksums,
  snapshotChecksum,
  type TableChecksum,
} from "./checksums.ts";
import { fixtureSnapshot } from "./fixtureSnapshot.ts";
import { openWarehouse } from "./openWarehouse.ts";
import { tableNames } from "./schema.ts";
import { verifyChecksums } from "./verifyChecksums.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "checksums-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const of = (table: string, all: readonly TableChecksum[]) => all.find((it) => it.table === table)?.checksum;

/** The checksums of a snapshot's file after a change to it. */
async function after(path: string, change: string, threads = "1"): Promise<TableChecksum[]> {
  const instance = await DuckDBInstance.create(path, { threads });
  const connection = await instance.connect();
  try {
    await connection.run(change);
    return await checksums(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

test("a snapshot keeps the checksum of every table but its own description, and a reader computes the same", async () => {
  const { info } = await fixtureSnapshot(folder, ["Baker", "Cook"]);
  expect(info.checksums.map(({ table }) => table)).toEqual(tableNames.filter((name) => name !== "snapshot"));
  expect(info.checksums.find(({ table }) => table === "posting")?.rows).toBe(2);
  const warehouse = await openWarehouse(folder, { pollMs: 0 });
  const connection = await warehouse.current.connect();
  expect(await checksums(connection)).toEqual(info.checksums);
  expect(await keptChecksums(connection)).toEqual(info.checksums);
  expect(warehouse.current.info.checksums).toEqual(info.checksums);
  connection.closeSync();
  await warehouse.close();
});

test("equal records in two folders have one checksum, however many threads compute it", async () => {
  const one = await fixtureSnapshot(join(folder, "one"), ["Baker", "Cook"]);
  const two = await fixtureSnapshot(join(folder, "two"), ["Baker", "Cook"]);
  expect(two.info.checksums).toEqual(one.info.checksums);
  expect(snapshotChecksum(two.info.checksums)).toBe(snapshotChecksum(one.info.checksums));
  expect(snapshotChecksum(one.info.checksums)).toMatch(/^[0-9a-f]{16}$/);
  expect(await after(one.path, "SELECT 1", "4")).toEqual(one.info.checksums);
});

test("one changed value, one NULL and another order change the checksum of their table alone", async () => {
  const { path, info } = await fixtureSnapshot(folder, ["Baker", "Cook", "Driver"]);
  const changes = [
    "UPDATE posting SET pay_min = 90000.5 WHERE id = 2",
    "UPDATE posting SET url = NULL WHERE id = 3",
    "CREATE TEMP TABLE turned AS FROM posting ORDER BY id DESC; DELETE FROM posting; INSERT INTO posting FROM turned",
  ];
  const seen = new Set([of("posting", info.checksums)]);
  for (const change of changes) {
    const changed = await after(path, change);
    seen.add(of("posting", changed));
    expect(of("title", changed)).toBe(of("title", info.checksums));
  }
  expect(seen.size).toBe(changes.length + 1);
});

test("a snapshot of a version without checksums opens with none", async () => {
  const { path } = await fixtureSnapshot(folder, ["Baker"]);
  await after(path, "DROP TABLE checksum");
  const warehouse = await openWarehouse(folder, { pollMs: 0 });
  expect(warehouse.current.info.checksums).toEqual([]);
  await warehouse.close();
});

test("a file that was changed after it was published is told by its table", async () => {
  const { path } = await fixtureSnapshot(folder, ["Baker"]);
  expect(await verifyChecksums(folder)).toMatchObject({ differing: [], kept: true });
  await after(path, "UPDATE review SET overall = 1");
  expect((await verifyChecksums(folder)).differing).toEqual(["review"]);
});

test("a file whose bytes are damaged is told by the table that cannot be read", async () => {
  const { path } = await fixtureSnapshot(folder, ["Baker"]);
  const description = "SELECT block_id FROM pragma_storage_info('posting') WHERE column_name = 'description'";
  const warehouse = await openWarehouse(folder, { pollMs: 0 });
  const connection = await warehouse.current.connect();
  const [block] = (await connection.runAndReadAll(description)).getRows()[0] ?? [];
  connection.closeSync();
  await warehouse.close();
  const bytes = readFileSync(path);
  const start = 12_288 + 262_144 * Number(block);
  bytes.fill(0x55, start + 8, start + 64);
  writeFileSync(path, bytes);
  const { found, differing } = await verifyChecksums(folder);
  expect(differing).toEqual(["posting"]);
  expect(found.map(({ table }) => table)).toEqual(checkedTables.filter((table) => table !== "posting"));
});
