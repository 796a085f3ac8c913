import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadTaxonomy } from "../loadTaxonomy.ts";
import type { ImportReport } from "./ImportReport.ts";
import { importCbsa } from "./importCbsa.ts";
import { importIpeds } from "./importIpeds.ts";
import { importNaics } from "./importNaics.ts";
import { importOews } from "./importOews.ts";
import { importOnet } from "./importOnet.ts";

/** The importers by the name of their source. */
export const importers = {
  onet: importOnet,
  cbsa: importCbsa,
  oews: importOews,
  ipeds: importIpeds,
  naics: importNaics,
} as const;

export type ImportSource = keyof typeof importers;

/**
 * Imports the files of an official release into the extension folder, all of them or, when one is malformed
 * (`MalformedFile`), none: the work is done on a copy beside the folder.
 */
export async function importRelease(
  source: ImportSource,
  files: readonly string[],
  folder: string,
): Promise<ImportReport> {
  mkdirSync(dirname(folder), { recursive: true });
  const copy = mkdtempSync(`${folder}.importing-`);
  try {
    if (existsSync(folder)) cpSync(folder, copy, { recursive: true });
    const report = await importers[source](files, copy, loadTaxonomy({ extensions: copy }));
    mkdirSync(folder, { recursive: true });
    for (const table of readdirSync(copy)) renameSync(join(copy, table), join(folder, table));
    return report;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
