import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fixtureSnapshot } from "./fixtureSnapshot.ts";
import { listSnapshots } from "./listSnapshots.ts";
import { openWarehouse } from "./openWarehouse.ts";
import { rollback } from "./rollback.ts";
import type { Origin } from "./SnapshotInfo.ts";
import { hasName } from "./snapshotId.ts";
import { type Published, WarehouseWriter } from "./WarehouseWriter.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "talent-publish-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function publishSource(
  name: string,
  id: string | undefined,
  { origin = "real", replacing = false }: { origin?: Origin; replacing?: boolean } = {},
): Promise<Published> {
  const writer = await WarehouseWriter.open(folder, { replacing });
  await writer.connection.run(`INSERT INTO next.source VALUES (1, '${name}', false, 0)`);
  return writer.publish({ id, asOf: "2025-10-31", origin, taxonomyVersion: "1" });
}

const served = async () => {
  const warehouse = await openWarehouse(folder, { pollMs: 0 });
  const found = await warehouse.current.findSources({ limit: 1 });
  const id = warehouse.current.info.id;
  await warehouse.close();
  return [id, found.entries[0]?.name];
};

test("other contents under a name that was given before get an id of their own", async () => {
  await publishSource("one", "market");
  await publishSource("two", "other");
  const again = await publishSource("three", "market");
  expect([again.info.id, again.changed]).toEqual(["market-2", true]);
  expect(await served()).toEqual(["market-2", "three"]);
  rollback(folder);
  expect(await served()).toEqual(["other", "two"]);
});

test("an id is not given again when its file is long removed", async () => {
  await publishSource("one", "market");
  for (const name of ["two", "three"]) await publishSource(name, name);
  expect(readdirSync(join(folder, "warehouse", "snapshots")).toSorted()).toEqual([
    "three.duckdb",
    "three.records",
    "two.duckdb",
    "two.records",
  ]);
  expect((await publishSource("four", "market")).info.id).toBe("market-2");
});

test("what was published again after going back is another file, so that running readers move to it", async () => {
  await fixtureSnapshot(folder, ["Baker"]);
  const second = await fixtureSnapshot(folder, ["Baker", "Cook"]);
  const warehouse = await openWarehouse(folder, { pollMs: 0 });
  rollback(folder);
  const third = await fixtureSnapshot(folder, ["Baker", "Cook"]);
  expect(third.info.id).toBe(`${second.info.id}-2`);
  await warehouse.refresh();
  expect(warehouse.current.info.id).toBe(third.info.id);
  await warehouse.close();
  expect((await fixtureSnapshot(folder, ["Baker", "Cook"])).changed).toBe(false);
});

test("the snapshots are listed with what each holds, the served one first, as rollback exchanges them", async () => {
  expect(await listSnapshots(folder)).toEqual([]);
  const first = await fixtureSnapshot(folder, ["Baker"]);
  const second = await fixtureSnapshot(folder, ["Baker", "Cook"]);
  rollback(folder);
  expect(await listSnapshots(folder)).toEqual([
    { id: first.info.id, served: true, found: { ...first.info, postings: 1 } },
    { id: second.info.id, served: false, found: { ...second.info, postings: 2 } },
  ]);
  rmSync(second.path);
  expect((await listSnapshots(folder))[1]).toEqual({ id: second.info.id, served: false, found: undefined });
});

test("a snapshot says in UTC when it was built, whatever the machine's own time", async () => {
  const before = Date.now();
  const writer = await WarehouseWriter.open(folder);
  await writer.connection.run("SET TimeZone = 'America/New_York'");
  const { info } = await writer.publish({ asOf: "2025-10-31", origin: "real", taxonomyVersion: "1" });
  // It is told to the second.
  expect(Date.parse(info.builtAt)).toBeGreaterThanOrEqual(before - 1000);
  expect(Date.parse(info.builtAt)).toBeLessThanOrEqual(Date.now());
});

test("the same records of another origin are another snapshot", async () => {
  const real = await publishSource("one", undefined);
  const mixed = await publishSource("one", undefined, { origin: "mixed" });
  expect(mixed.changed).toBe(true);
  expect(mixed.info.id).not.toBe(real.info.id);
});

test("a load that another snapshot was put under meanwhile publishes nothing", async () => {
  await fixtureSnapshot(folder, ["Baker"]);
  await fixtureSnapshot(folder, ["Baker", "Cook"]);
  const writer = await WarehouseWriter.open(folder);
  const { current } = rollback(folder);
  await writer.connection.run("INSERT INTO next.source VALUES (1, 'one', false, 0)");
  const plan = { asOf: "2025-10-31", origin: "real", taxonomyVersion: "1" } as const;
  await expect(writer.publish(plan)).rejects.toMatchObject({ word: "moved" });
  writer.close();
  expect((await served())[0]).toBe(current);
  expect(readdirSync(join(folder, "warehouse", "building"))).toEqual([]);
  expect(readdirSync(join(folder, "warehouse", "snapshots")).length).toBe(4);
});

test("a load that changes nothing does not say so of a snapshot that is no longer served", async () => {
  await publishSource("one", undefined);
  await publishSource("two", undefined);
  const writer = await WarehouseWriter.open(folder);
  await writer.connection.run("INSERT INTO next.source VALUES (1, 'two', false, 0)");
  rollback(folder);
  const plan = { asOf: "2025-10-31", origin: "real", taxonomyVersion: "1" } as const;
  await expect(writer.publish(plan)).rejects.toMatchObject({ word: "moved" });
  writer.close();
  expect((await served())[1]).toBe("one");
});

test("where the pointer cannot be moved by this account a load is refused before it begins", async () => {
  mkdirSync(join(folder, "warehouse", "current.json.lock"), { recursive: true });
  await expect(WarehouseWriter.open(folder)).rejects.toMatchObject({ code: "EISDIR" });
});

test("in the place of a snapshot that is missing another is loaded when it is asked for, and the one before is kept", async () => {
  await publishSource("one", undefined);
  rmSync((await publishSource("two", undefined)).path);
  const told = { word: "damaged-snapshot", message: expect.stringContaining("--replace") };
  await expect(openWarehouse(folder)).rejects.toMatchObject(told);
  await expect(WarehouseWriter.open(folder)).rejects.toMatchObject(told);
  const { info, changed } = await publishSource("two", undefined, { replacing: true });
  expect(changed).toBe(true);
  expect(await served()).toEqual([info.id, "two"]);
  rollback(folder);
  expect((await served())[1]).toBe("one");
});

test("a snapshot whose records are no longer those it was published with is made again when it is asked for", async () => {
  await publishSource("one", undefined);
  const { path, info } = await publishSource("two", undefined);
  expect((await publishSource("two", undefined, { replacing: true })).changed).toBe(false);
  const instance = await DuckDBInstance.create(path);
  await (await instance.connect()).run("UPDATE source SET name = 'twp'");
  instance.closeSync();
  expect(await publishSource("two", undefined, { replacing: true })).toMatchObject({
    changed: true,
    info: { id: `${info.id}-2` },
  });
  expect((await served())[1]).toBe("two");
  rollback(folder);
  expect((await served())[1]).toBe("one");
});

test.each(["DROP TABLE graduate", "ALTER TABLE graduate DROP COLUMN asian"])(
  "a snapshot of an older version is refused before anything is read, and replaced when asked: %s",
  async (older) => {
    const { path } = await publishSource("one", undefined);
    const instance = await DuckDBInstance.create(path);
    await (await instance.connect()).run(older);
    instance.closeSync();
    const told = { word: "damaged-snapshot", message: expect.stringContaining("older version") };
    await expect(WarehouseWriter.open(folder)).rejects.toMatchObject(told);
    expect(readdirSync(join(folder, "warehouse", "building"))).toEqual([]);
    await publishSource("two", undefined, { replacing: true });
    expect((await served())[1]).toBe("two");
  },
);

test("a registry that is damaged is not taken for a load that is running", async () => {
  await fixtureSnapshot(folder, ["Baker"]);
  writeFileSync(join(folder, "warehouse", "registry.duckdb"), "no database ".repeat(2000));
  await expect(WarehouseWriter.open(folder)).rejects.toMatchObject({ word: "damaged-registry" });
  expect((await served())[0]).toBeTruthy();
});

test("a pointer that names nothing says how it is mended, and going back needs the file it goes back to", async () => {
  const first = await fixtureSnapshot(folder, ["Baker"]);
  const second = await fixtureSnapshot(folder, ["Baker", "Cook"]);
  rmSync(first.path);
  expect(() => rollback(folder)).toThrow(`The snapshot before, ${first.info.id}, is no longer in`);
  expect((await served())[0]).toBe(second.info.id);
  for (const text of ["", "null", "{}", '{"current":7}']) {
    writeFileSync(join(folder, "warehouse", "current.json"), text);
    await expect(openWarehouse(folder)).rejects.toMatchObject({ word: "damaged-snapshot" });
  }
});

test("a number after the name is the name's, a word is not", () => {
  expect(["market", "market-2", "market-10"].map((id) => hasName(id, "market"))).toEqual([true, true, true]);
  expect(["market-two", "market-0", "markets", "market-"].map((id) => hasName(id, "market"))).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});
