import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openWarehouse } from "@talent/warehouse";
import { afterAll, expect, test } from "vitest";
import { makeDemonstration, silentProgress } from "../../packages/ingest/src/index.ts";
import { loadTaxonomy } from "../../packages/taxonomy/src/index.ts";

const dataDir = mkdtempSync(join(tmpdir(), "talent-interrupted-"));
const building = join(dataDir, "warehouse", "building");
const command = fileURLToPath(new URL("../../packages/ingest/src/cli/demo.ts", import.meta.url));

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts a market far too large to be finished, and kills it while it writes; gives the signal it ended by. */
async function killHalfway(): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [command, "--postings", "5000000", "--data", dataDir], {
    stdio: ["ignore", "ignore", "pipe"],
    timeout: 150_000,
  });
  for await (const text of child.stderr.setEncoding("utf8")) {
    if (String(text).includes("postings")) break;
  }
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.signalCode;
}

test("a market killed while it is made leaves no snapshot, and the next one is made in its place", async () => {
  expect(await killHalfway()).toBe("SIGKILL");
  expect(readdirSync(building)).not.toEqual([]);
  await expect(openWarehouse(dataDir, { pollMs: 0 })).rejects.toMatchObject({ word: "no-snapshot" });
  expect(readdirSync(join(dataDir, "warehouse", "snapshots"))).toEqual([]);
  const made = await makeDemonstration({
    dataDir,
    postings: 1_000,
    seed: 1,
    until: "2026-10-31",
    taxonomy: loadTaxonomy(),
    progress: silentProgress,
  });
  expect(made.rows.posting).toBe(1_000);
  expect(readdirSync(building)).toEqual([]);
  const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
  expect(warehouse.current.info.id).toBe(made.snapshot);
  await warehouse.close();
});
