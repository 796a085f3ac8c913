import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openWarehouse, WarehouseWriter } from "@talent/warehouse";
import { afterAll, expect, test } from "vitest";
import { failureOf } from "../../packages/warehouse/src/cli/runCommand.ts";
import { fixture, runIngest } from "./runIngest.ts";

const base = mkdtempSync(join(tmpdir(), "talent-ingest-"));
const dataDir = join(base, "data");
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function snapshotId(): Promise<string> {
  const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
  try {
    return warehouse.current.info.id;
  } finally {
    await warehouse.close();
  }
}

test("while a load builds another is refused; killed in it, the old snapshot is served, and the next load does what its options say", async () => {
  mkdirSync(dataDir);
  const writer = await WarehouseWriter.open(dataDir);
  await writer.publish({ asOf: "2025-10-01", origin: "real", taxonomyVersion: "test" });
  writer.close();
  const before = await snapshotId();

  const many = join(base, "many.jsonl");
  const ads = Array.from({ length: 1000 }, (_, n) =>
    JSON.stringify({ id: `${n}`, title: `Baker ${n}`, publishedAt: "2025-10-20" }),
  );
  writeFileSync(many, ads.join("\n"));
  let refused: unknown;
  const killed = await runIngest(dataDir, [many, "--source", "ashby", "--workers", "1"], (child) => {
    child.stderr?.on("data", async (text) => {
      if (!`${text}`.includes("building the snapshot")) return;
      refused = await WarehouseWriter.open(dataDir).catch((error) => failureOf(error)?.sentence);
      child.kill("SIGKILL");
    });
  });
  expect(refused).toMatch(/^Another load \(process \d+\) is writing to this warehouse\./);
  expect(killed.code).toBeNull();
  expect(killed.told).toContain("building the snapshot");
  expect(readdirSync(join(dataDir, "warehouse", "building"))).not.toEqual([]);
  expect(await snapshotId()).toBe(before);

  const run = await runIngest(dataDir, [
    ...[fixture("board.csv"), "--source", "csv", "--mapping", fixture("board.mapping.json")],
    ...["--name", "boards", "--as-of", "2025-11-20", "--workers", "1"],
  ]);
  expect(run.code).toBe(0);
  expect(run.report).toMatchObject({
    ...{ source: "boards", loadAsOf: "2025-11-20", read: 28, kept: 25, duplicates: 0, rejected: 3 },
    ...{ changed: true, snapshot: await snapshotId() },
  });
  expect(run.report?.snapshot).not.toBe(before);
});
