import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
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

/** Tables whose ids the others speak of. */
const ofIds: readonly string[] = [
  "occupations.tsv",
  "titles.tsv",
  "skills.tsv",
  "msas-us.tsv",
  "counties.tsv",
];

/**
 * Imports the files of an official release into the extension folder, all of them or, when one is malformed
 * (`MalformedFile`), none: the work is done on a copy beside the folder, which a second import meanwhile is refused by.
 */
export async function importRelease(
  source: ImportSource,
  files: readonly string[],
  folder: string,
): Promise<ImportReport> {
  const copy = `${resolve(folder)}.importing`;
  makeCopyFolder(copy);
  try {
    if (existsSync(folder)) cpSync(folder, copy, { recursive: true });
    const report = await importers[source](files, copy, loadTaxonomy({ extensions: copy }));
    mkdirSync(folder, { recursive: true });
    for (const table of changedTables(copy, folder)) renameSync(join(copy, table), join(folder, table));
    return report;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function makeCopyFolder(copy: string): void {
  mkdirSync(dirname(copy), { recursive: true });
  try {
    mkdirSync(copy);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new Error(
      `Another import is under way, or one was stopped. If none is, remove ${copy} and import again.`,
      { cause: error },
    );
  }
}

/** What the import changed, the tables of ids first: one that is killed meanwhile leaves no fact of an unknown id. */
function changedTables(copy: string, folder: string): string[] {
  const kept = (table: string) =>
    existsSync(join(folder, table)) &&
    readFileSync(join(folder, table)).equals(readFileSync(join(copy, table)));
  return readdirSync(copy)
    .filter((table) => !kept(table))
    .sort((a, b) => Number(ofIds.includes(b)) - Number(ofIds.includes(a)));
}
