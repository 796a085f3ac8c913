import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openWarehouse } from "@talent/warehouse";
import { expect, test } from "vitest";

const education = fileURLToPath(new URL("../../../shared/data/reference/education/", import.meta.url));
const absent = !existsSync(education);

test.skipIf(absent)(
  "completions and the directory load as IPEDS publishes them (skipped without the published files)",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "talent-ipeds-"));
    const run = spawnSync(process.execPath, [
      fileURLToPath(new URL("../../packages/ingest/src/cli/load.ts", import.meta.url)),
      ...["graduates", "--data", dataDir],
      `${education}c2024_a.parquet`,
      ...["--year", "2024", "--institutions", `${education}hd2023.csv.gz`],
      ...["--crosswalk", `${education}cip2020_soc2018.tsv.gz`],
    ]);
    expect(run.status).toBe(0);
    const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
    const connection = await warehouse.current.connect();
    const reader = await connection.runAndReadAll(
      "SELECT degree, sum(total)::INT, count(DISTINCT institution)::INT FROM graduate GROUP BY degree ORDER BY degree",
    );
    connection.closeSync();
    await warehouse.close();
    rmSync(dataDir, { recursive: true, force: true });
    const awarded = new Map(
      reader.getRows().map(([degree, total, institutions]) => [Number(degree), [total, institutions]]),
    );
    // NCES counts about two million bachelor's degrees and one million associate degrees a year.
    expect(Number(awarded.get(3)?.[0])).toBeGreaterThan(1_900_000);
    expect(Number(awarded.get(3)?.[0])).toBeLessThan(2_100_000);
    expect(Number(awarded.get(2)?.[0])).toBeGreaterThan(900_000);
    expect(Number(awarded.get(3)?.[1])).toBeGreaterThan(2_000);
  },
  120_000,
);
