import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadTaxonomy } from "@talent/taxonomy";
import { afterEach, beforeEach } from "vitest";
import { silentProgress } from "../cli/Progress.ts";
import { servedRows } from "../servedRows.ts";
import { type LoadPartOptions, loadPart } from "./loadPart.ts";
import type { Part } from "./Part.ts";

/** For tests: a data folder of its own for each test of the file, what loads a part into it, and what reads it back. */
export function partsFolder() {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "parts-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    path: () => folder,
    load(part: Part, csv: string, options: Partial<LoadPartOptions> = {}) {
      const file = join(folder, "part.csv");
      writeFileSync(file, csv);
      const fixed = { taxonomy: loadTaxonomy(), progress: silentProgress, today: "2025-10-31" } as const;
      return loadPart({ dataDir: folder, file, part, ...fixed, ...options });
    },
    rows: (sql: string) => servedRows(folder, sql),
  };
}
