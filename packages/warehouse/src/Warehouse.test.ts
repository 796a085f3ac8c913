import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fixtureSnapshot } from "./fixtureSnapshot.ts";
import { openWarehouse } from "./openWarehouse.ts";
import { rollback } from "./rollback.ts";
import { WarehouseWriter } from "./WarehouseWriter.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "warehouse-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("says what to do when nothing was loaded yet", async () => {
  await expect(openWarehouse(folder)).rejects.toMatchObject({ word: "no-snapshot" });
});

test("gives full records in the order asked and leaves unknown ids out", async () => {
  await fixtureSnapshot(folder, ["Baker", "Cook"]);
  const warehouse = await openWarehouse(folder, { pollMs: 0 });
  const found = await warehouse.current.details([2, 99, 1]);
  expect(found.map((posting) => posting.rawTitle)).toEqual(["Cook", "Baker"]);
  expect(found[1]).toMatchObject({
    firstSeen: "2025-10-01",
    lastSeen: null,
    employer: { id: 1, name: "Acmé Works", staffing: false },
    title: { id: 1_000_001, name: "Baker" },
    pay: { yearlyUsd: 104000.5, min: 90000, currency: "USD" },
    skills: [12, 7],
    employmentTypes: [1, 4],
  });
  expect(warehouse.current.info).toMatchObject({ asOf: "2025-10-25", origin: "real" });
  await warehouse.close();
});

test("finds employers by a part of the name, accents and case aside, and by industry", async () => {
  await fixtureSnapshot(folder, ["Baker"]);
  const warehouse = await openWarehouse(folder, { pollMs: 0 });
  const { current } = warehouse;
  expect((await current.findEmployers({ keywords: ["ACME"], limit: 10 })).entries[0]?.name).toBe(
    "Acmé Works",
  );
  expect((await current.findEmployers({ keywords: ["acme"], industries: [7], limit: 10 })).numFound).toBe(0);
  expect((await current.findEmployers({ industries: [6], subindustries: [25], limit: 10 })).numFound).toBe(1);
  expect((await current.findTitles({ keywords: ["%"], limit: 10 })).numFound).toBe(0);
  const [review] = (await current.reviews({ employers: [1] })).get(1) ?? [];
  expect(review).toMatchObject({ posted: "2025-09-01", overall: 4.5, people: null });
  expect((await current.reviewTexts([1, 2])).get(1)).toMatchObject({ pro: "People", con: null });
  expect((await current.placeFacts("country", [840]))[0]).toMatchObject({ fact: "population", year: 2024 });
  expect(await current.graduatesByDegree({})).toEqual([]);
  await warehouse.close();
  // What was read and kept is let go of with the file.
  await expect(current.graduatesByDegree({})).rejects.toThrow();
  await expect(current.placeFacts("country", [840])).rejects.toThrow();
});

test("keeps every id when a later snapshot brings new entries that sort before the old", async () => {
  await fixtureSnapshot(folder, ["Mason", "Zoologist"]);
  await fixtureSnapshot(folder, ["Actor", "Mason", "Zoologist"]);
  const warehouse = await openWarehouse(folder, { pollMs: 0 });
  const found = await warehouse.current.details([1, 2, 3]);
  expect(found.map((posting) => posting.rawTitle)).toEqual(["Mason", "Zoologist", "Actor"]);
  await warehouse.close();
});

test("publishes nothing when the contents are those already served", async () => {
  const first = await fixtureSnapshot(folder, ["Baker", "Cook"]);
  const second = await fixtureSnapshot(folder, ["Baker", "Cook"]);
  expect(first.changed).toBe(true);
  expect(second).toMatchObject({ changed: false, info: { id: first.info.id, builtAt: first.info.builtAt } });
});

test("moves readers to a new snapshot after its listeners, and keeps a held one open", async () => {
  await fixtureSnapshot(folder, ["Baker"]);
  const warehouse = await openWarehouse(folder, { pollMs: 20 });
  const held = warehouse.lease();
  const prepared: string[] = [];
  const swapped = new Promise<void>((resolve) => {
    warehouse.onSwap(async (next) => {
      expect(warehouse.current).toBe(held.snapshot);
      prepared.push((await next.details([2]))[0]?.rawTitle ?? "");
      resolve();
    });
  });
  await fixtureSnapshot(folder, ["Baker", "Cook"]);
  await swapped;
  await warehouse.refresh();
  expect(prepared).toEqual(["Cook"]);
  expect((await held.snapshot.details([2])).length).toBe(0);
  expect((await warehouse.current.details([2])).length).toBe(1);
  held.release();
  await expect(held.snapshot.details([1])).rejects.toThrow();
  await warehouse.close();
});

test("a snapshot that is served stays open when retiring the one before it fails", async () => {
  await fixtureSnapshot(folder, ["Baker"]);
  const failures: unknown[] = [];
  const warehouse = await openWarehouse(folder, { pollMs: 0, onFailure: (error) => failures.push(error) });
  const stop = warehouse.onRetire(() => {
    throw new Error("not closed");
  });
  const old = warehouse.current;
  await fixtureSnapshot(folder, ["Baker", "Cook"]);
  await warehouse.refresh();
  stop();
  expect(failures).toMatchObject([{ message: "not closed" }]);
  await expect(old.details([1])).rejects.toThrow();
  expect((await warehouse.current.details([2])).length).toBe(1);
  await warehouse.close();
});

test("rolls back to the snapshot before, and forward again", async () => {
  const first = await fixtureSnapshot(folder, ["Baker"]);
  expect(() => rollback(folder)).toThrow(/no earlier snapshot/);
  const second = await fixtureSnapshot(folder, ["Baker", "Cook"]);
  const warehouse = await openWarehouse(folder, { pollMs: 0 });
  await warehouse.rollback();
  expect(warehouse.current.info.id).toBe(first.info.id);
  await warehouse.rollback();
  expect(warehouse.current.info.id).toBe(second.info.id);
  await warehouse.close();
});

test("keeps the current and the previous snapshot and removes older ones", async () => {
  for (const titles of [["A"], ["A", "B"], ["A", "B", "C"]]) await fixtureSnapshot(folder, titles);
  const files = readdirSync(join(folder, "warehouse/snapshots"));
  expect(files.filter((name) => name.endsWith(".duckdb")).length).toBe(2);
  expect(files.filter((name) => name.endsWith(".records")).length).toBe(2);
  expect(files.length).toBe(4);
});

test("serves on and reports when the next snapshot is damaged", async () => {
  const first = await fixtureSnapshot(folder, ["Baker"]);
  const failures: unknown[] = [];
  const warehouse = await openWarehouse(folder, { pollMs: 0, onFailure: (error) => failures.push(error) });
  const second = await fixtureSnapshot(folder, ["Baker", "Cook"]);
  truncateSync(second.path, 5000);
  await warehouse.refresh();
  expect(warehouse.current.info.id).toBe(first.info.id);
  expect(failures).toMatchObject([{ word: "damaged-snapshot" }]);
  await warehouse.close();
  await expect(openWarehouse(folder)).rejects.toMatchObject({ word: "damaged-snapshot" });
});

test.each([
  ["skills", "[12, 7, 12]"],
  ["required_credentials", "[3, 3]"],
  ["attributes", "[1, 2, 1]"],
  ["employment_types", "[4, 4]"],
])(
  "publishes no posting whose %s hold a value twice, and serves the old snapshot on",
  async (column, list) => {
    await fixtureSnapshot(folder, ["Baker"]);
    const writer = await WarehouseWriter.open(folder);
    await writer.connection.run("INSERT INTO next.posting SELECT * FROM previous.posting");
    await writer.connection.run(`UPDATE next.posting SET ${column} = ${list}`);
    const published = writer.publish({ asOf: "2025-10-26", origin: "real", taxonomyVersion: "test" });
    await expect(published).rejects.toMatchObject({
      word: "repeated-value",
      message: expect.stringMatching(
        new RegExp(`^Rows of posting \\(1 of them\\) hold a value of ${column} more than once`),
      ),
    });
    writer.close();
    const warehouse = await openWarehouse(folder, { pollMs: 0 });
    expect(warehouse.current.info.asOf).toBe("2025-10-25");
    await warehouse.close();
  },
);

test("publishes no talent and no graduates whose lists hold a value twice", async () => {
  for (const [row, table] of [
    ["talent BY NAME SELECT 1 id, 1 weight, [] employment_types, [5, 5] skills, [] credentials", "talent"],
    [
      "graduate BY NAME SELECT 1 institution, 'A' institution_name, 840 country, '11' field, 'B' field_name, [7, 7] occupations, 3 degree, 9 total, 2024 AS year",
      "graduate",
    ],
  ]) {
    const writer = await WarehouseWriter.open(folder);
    await writer.connection.run(`INSERT INTO next.${row}`);
    const published = writer.publish({ asOf: "2025-10-26", origin: "real", taxonomyVersion: "test" });
    await expect(published).rejects.toThrow(`Rows of ${table} (1 of them) hold`);
    writer.close();
  }
});

test("throws an unpublished build away and serves the old snapshot on", async () => {
  const first = await fixtureSnapshot(folder, ["Baker"]);
  const writer = await WarehouseWriter.open(folder);
  await writer.connection.run("INSERT INTO next.source VALUES (7, 'lost', false, 0)");
  writer.close();
  const warehouse = await openWarehouse(folder, { pollMs: 0 });
  expect(warehouse.current.info.id).toBe(first.info.id);
  await warehouse.close();
});

test("refuses a second writer, in this process and in another, until the first has ended", async () => {
  const writer = await WarehouseWriter.open(folder);
  await expect(WarehouseWriter.open(folder)).rejects.toMatchObject({ word: "busy" });
  expect(openElsewhere()).toMatch(/^busy .*process \d+/);
  writer.close();
  expect(openElsewhere()).toBe("opened");
});

test("a writer killed half way leaves the old snapshot serving and the warehouse writable", async () => {
  const first = await fixtureSnapshot(folder, ["Baker"]);
  const script = join(folder, "hang.ts");
  writeFileSync(
    script,
    `import { WarehouseWriter } from ${JSON.stringify(new URL("./WarehouseWriter.ts", import.meta.url).href)};
     const writer = await WarehouseWriter.open(${JSON.stringify(folder)});
     await writer.connection.run("INSERT INTO next.source SELECT range, 'x', false, 0 FROM range(100000)");
     await writer.connection.run("INSERT INTO registry.entry VALUES ('source', 'lost', 77)");
     console.log("writing"); setInterval(() => {}, 1000);`,
  );
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  const warehouse = await openWarehouse(folder, { pollMs: 0 });
  expect(warehouse.current.info.id).toBe(first.info.id);
  await warehouse.close();
  expect((await fixtureSnapshot(folder, ["Baker", "Cook"])).changed).toBe(true);
});

test("a reader can neither read files, attach databases, change settings nor write", async () => {
  await fixtureSnapshot(folder, ["Baker"]);
  const warehouse = await openWarehouse(folder, { pollMs: 0, memory: "500MB", threads: 1 });
  const connection = await warehouse.current.connect();
  for (const statement of [
    "SELECT * FROM read_text('/etc/hostname')",
    `ATTACH '${folder}/other.duckdb' AS other`,
    "SET memory_limit = '9GB'",
    "DELETE FROM posting",
  ]) {
    await expect(connection.run(statement)).rejects.toThrow();
  }
  connection.closeSync();
  await warehouse.close();
});

function openElsewhere(): string {
  const script = `import { WarehouseWriter } from ${JSON.stringify(new URL("./WarehouseWriter.ts", import.meta.url).href)};
    try { (await WarehouseWriter.open(${JSON.stringify(folder)})).close(); console.log("opened"); }
    catch (error) { console.log(error.word, error.message); }`;
  return execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }).trim();
}
