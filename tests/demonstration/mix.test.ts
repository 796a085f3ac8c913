import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openWarehouse } from "@talent/warehouse";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Keeping, makeDemonstration, silentProgress } from "../../packages/ingest/src/index.ts";
import { fixture, load, taxonomy } from "../ingest/loadFixture.ts";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "talent-mix-"));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const demonstrate = (keeping?: Keeping, until = "2026-10-31") =>
  makeDemonstration({
    dataDir,
    postings: 1_000,
    seed: 1,
    until,
    keeping,
    taxonomy,
    progress: silentProgress,
  });

async function look() {
  const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
  const connection = await warehouse.current.connect();
  const reader = await connection.runAndReadAll(
    "SELECT count(*)::INT, count(DISTINCT id)::INT, (SELECT count(*) FROM talent)::INT FROM posting",
  );
  connection.closeSync();
  const { origin, asOf, note } = warehouse.current.info;
  await warehouse.close();
  const [postings, ids, talents] = (reader.getRows()[0] ?? []).map(Number);
  return { origin, asOf, note, postings, ids, talents };
}

test("real and synthetic postings stand side by side only when asked for, each under its own ids", async () => {
  await load(dataDir, "ashby", [fixture("ashby.jsonl")]);
  await expect(demonstrate()).rejects.toMatchObject({ word: "mixed-origin" });
  await demonstrate("mix");
  const mixed = { origin: "mixed", asOf: "2026-10-31", postings: 1_029, ids: 1_029, talents: 20_000 };
  expect(await look()).toMatchObject(mixed);
  await load(dataDir, "csv", [fixture("board.csv")]);
  expect(await look()).toMatchObject({
    ...mixed,
    postings: 1_054,
    ids: 1_054,
    note: expect.stringContaining("--seed 1"),
  });
  await expect(demonstrate("mix")).rejects.toThrow(/holds real data and a demonstration market already/);
}, 120_000);

test("real postings take the place of a demonstration market, and it takes theirs only by name", async () => {
  await demonstrate();
  expect(await look()).toMatchObject({ origin: "synthetic", postings: 1_000 });
  const report = await load(dataDir, "ashby", [fixture("ashby.jsonl")]);
  expect(report.replacedDemonstration).toBe(true);
  expect(await look()).toMatchObject({ origin: "real", asOf: "2025-10-24", postings: 29, talents: 0 });
  // What is replaced need not be readable any more.
  rmSync(join(dataDir, "warehouse", "snapshots"), { recursive: true });
  // Far outside the years of which exchange rates are known.
  await demonstrate("replace", "2051-03-31");
  expect(await look()).toMatchObject({ origin: "synthetic", asOf: "2051-03-31", postings: 1_000 });
}, 120_000);
