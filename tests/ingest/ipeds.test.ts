import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openWarehouse } from "@talent/warehouse";
import { expect, test } from "vitest";
import { degreesInSql, fieldsInSql } from "../../packages/warehouse/src/graduates/graduatesInSql.ts";

const education = fileURLToPath(new URL("../../../shared/data/reference/education/", import.meta.url));
const absent = !existsSync(education);

/** Broad and narrow ones, of places and occupations that there are and are not. */
const requests = [
  { countries: [840] },
  { countries: [840], occupations: [15125200, 29114100], degrees: [3, 4] },
  { countries: [826, 0] },
  { states: [840006], degrees: [5] },
  { states: [840006, 840036], occupations: [1] },
  { msas: [35620, 31080, 41860] },
];

test.skipIf(absent)(
  "completions and the directory load as IPEDS publishes them, and are added up as SQL does (skipped without the published files)",
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
    for (const request of requests) {
      const byDegree = await warehouse.current.graduatesByDegree(request);
      expect(byDegree).toEqual(await degreesInSql(connection, request));
      const ids = byDegree.map(({ institution }) => institution);
      const byField = await warehouse.current.graduatesByField(request, ids, 50);
      expect(byField).toEqual(await fieldsInSql(connection, request, ids, 50));
    }
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
