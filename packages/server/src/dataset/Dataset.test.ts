import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Selection } from "@talent/market";
import { openWarehouse, type Snapshot, type Warehouse } from "@talent/warehouse";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeIndexFile } from "../../../market/src/indexed/format/writeIndexFile.ts";
import { fixtureSnapshot } from "../../../warehouse/src/fixtureSnapshot.ts";
import { Datasets } from "./Dataset.ts";
import { openEngine } from "./openEngine.ts";

const everything: Selection = {
  fact: "posting",
  window: { from: "2025-01-01", to: "2025-10-25" },
  basis: "open",
  filters: [],
  staffing: true,
  anonymous: true,
};

let folder: string;
let warehouse: Warehouse;
let datasets: Datasets;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "datasets-"));
  await fixtureSnapshot(folder, ["Baker"]);
  warehouse = await openWarehouse(folder, { pollMs: 0 });
  datasets = await Datasets.open(warehouse, { engine: "index" });
});

afterEach(async () => {
  await datasets.close();
  await warehouse.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a query in flight over the swap ends on the old dataset, which is then closed", async () => {
  const [first, second] = [datasets.hold(), datasets.hold()];
  const old = first.dataset.market;
  await fixtureSnapshot(folder, ["Baker", "Cook"]);
  await warehouse.refresh();
  first.release();
  first.release();
  expect(await second.dataset.market.count(everything)).toBe(1);

  const underWay = old.count(everything);
  second.release();
  expect(await underWay).toBe(1);
  await expect(old.count(everything)).rejects.toThrow("This market is closed.");

  const next = datasets.hold();
  expect(await next.dataset.market.count(everything)).toBe(2);
  next.release();
});

test("what a snapshot keeps in memory is read before it is served", async () => {
  const readAhead = vi.spyOn(Object.getPrototypeOf(warehouse.current) as Snapshot, "readAhead");
  await fixtureSnapshot(folder, ["Baker", "Cook"]);
  await warehouse.refresh();
  expect(readAhead.mock.contexts).toEqual([warehouse.current]);
  expect(readAhead.mock.settledResults).toEqual([{ type: "fulfilled", value: undefined }]);
  readAhead.mockRestore();
});

test("the markets that difficulty is compared with are counted once for each country and what is shown of it", async () => {
  const { dataset, release } = datasets.hold();
  const shown = dataset.difficultyIn({ country: 826 });
  expect(dataset.difficultyIn({ country: 826, staffing: true, anonymous: true })).toBe(shown);
  const others = [{ country: 826, staffing: false }, { country: 826, anonymous: false }, { country: 840 }];
  for (const scope of others) expect(dataset.difficultyIn(scope)).not.toBe(shown);
  expect(await Promise.all(others.map(dataset.difficultyIn))).toHaveLength(3);
  expect(await shown).toMatchObject({ markets: 0 });
  release();
});

test("a dataset that nobody holds is closed with the swap, without a call that comes after", async () => {
  const { dataset, release } = datasets.hold();
  release();
  expect(await dataset.market.count(everything)).toBe(1);
  await fixtureSnapshot(folder, ["Baker", "Cook"]);
  await warehouse.refresh();
  await expect(dataset.market.count(everything)).rejects.toThrow("This market is closed.");
});

test("no query is refused while the dataset is swapped", async () => {
  await fixtureSnapshot(folder, ["Baker", "Cook"]);
  let swapped = false;
  const swap = warehouse.refresh().then(() => {
    swapped = true;
  });
  const counts: number[] = [];
  const ask = async () => {
    const { dataset, release } = datasets.hold();
    try {
      counts.push(await dataset.market.count(everything));
    } finally {
      release();
    }
  };
  while (!swapped) await Promise.all([ask(), ask()]);
  await swap;
  await ask();
  expect([...new Set(counts)]).toEqual([1, 2]);
});

test("what is loaded while the first engine opens, or fails to, is moved to after it, and answered from", async () => {
  await datasets.close();
  rmSync(join(folder, "warehouse", "indexes"), { recursive: true });
  await fixtureSnapshot(folder, ["Baker", "Cook"]);
  const connect = vi.spyOn(Object.getPrototypeOf(warehouse.current) as Snapshot, "connect");
  connect.mockRejectedValueOnce(new Error("no room"));
  await expect(Datasets.open(warehouse, { engine: "duckdb" })).rejects.toThrow("no room");
  connect.mockRestore();
  const opening = Datasets.open(warehouse, { engine: "index" });
  await warehouse.refresh();
  datasets = await opening;
  const { dataset, release } = datasets.hold();
  expect(await dataset.market.count(everything)).toBe(2);
  release();
});

test("a dataset made ready for a swap that then fails is closed", async () => {
  let prepared: ReturnType<Datasets["hold"]>["dataset"] | undefined;
  const ready = (datasets as unknown as { ready: Map<unknown, typeof prepared> }).ready;
  warehouse.onSwap((next) => {
    prepared = ready.get(next);
    throw new Error("not this one");
  });
  await fixtureSnapshot(folder, ["Baker", "Cook"]);
  await warehouse.refresh();
  await expect(prepared?.market.count(everything)).rejects.toThrow("This market is closed.");
  const served = datasets.hold();
  expect(await served.dataset.market.count(everything)).toBe(1);
  served.release();
});

test("opening a dataset removes indexes of snapshots that are gone, and what a process that died left unfinished", async () => {
  const indexes = join(folder, "warehouse", "indexes");
  const kept = readdirSync(indexes);
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ["gone.index", "a.index.1.new", "b.index.2.new"]) writeFileSync(join(indexes, name), "");
  utimesSync(join(indexes, "a.index.1.new"), longAgo, longAgo);
  await datasets.close();
  datasets = await Datasets.open(warehouse, { engine: "index" });
  expect(readdirSync(indexes).sort()).toEqual([...kept, "b.index.2.new"].sort());
});

test("an engine that cannot answer is not served: the swap fails, and the old dataset stays", async () => {
  const { info } = await fixtureSnapshot(folder, ["Baker", "Cook"]);
  const { id, asOf } = info;
  const meta = {
    snapshot: `${id}, built at ${info.builtAt}`,
    asOf,
    firstDay: asOf,
    openDay: 1,
    leastDays: 0,
  };
  const empty = { ...meta, mostDays: 0, markDays: 1, postings: 0, talents: 0 };
  const file = join(folder, "warehouse", "indexes", `${id}.index`);
  await writeIndexFile(file, { meta: empty, sections: new Map() });
  await warehouse.refresh();
  expect(datasets.info.id).not.toBe(id);
  const { dataset, release } = datasets.hold();
  expect(await dataset.market.count(everything)).toBe(1);
  release();
});

test("a server that stops ends the building of the next snapshot's index, which the next start builds", async () => {
  await datasets.close();
  const building = Promise.withResolvers<string>();
  datasets = await Datasets.open(warehouse, { engine: "index", onProgress: building.resolve });
  const before = warehouse.current.info.id;
  const { info } = await fixtureSnapshot(folder, ["Baker", "Cook"]);
  const swap = warehouse.refresh();
  await building.promise;
  await datasets.close();
  await swap;
  expect(readdirSync(join(folder, "warehouse", "indexes"))).toEqual([`${before}.index`]);
  expect(warehouse.current.info.id).toBe(before);
  await warehouse.close();
  warehouse = await openWarehouse(folder, { pollMs: 0 });
  datasets = await Datasets.open(warehouse, { engine: "index" });
  expect(datasets.info.id).toBe(info.id);
});

test("an index that cannot be removed is told of, and keeps nobody from serving", async () => {
  mkdirSync(join(folder, "warehouse", "indexes", "gone.index"));
  const told: string[] = [];
  const choice = { engine: "index", onProgress: (line: string) => void told.push(line) } as const;
  const market = await openEngine(warehouse.current, choice);
  expect(told).toEqual([
    expect.stringMatching(/^An index that nobody needs could not be removed: .*gone\.index/),
  ]);
  expect(await market.count(everything)).toBe(1);
  await market.close();
});

test("the index of a snapshot that was removed and made again under its id is not taken for the new one's", async () => {
  const { info, path } = warehouse.current;
  const again = { info: { ...info, builtAt: "2031-01-01T00:00:00Z" }, path } as Snapshot;
  const told: string[] = [];
  const market = await openEngine(again, { engine: "index", onProgress: (line) => void told.push(line) });
  expect(told[0]).toMatch(`The index file is of the snapshot ${info.id}, built at ${info.builtAt}, not`);
  await market.close();
});
