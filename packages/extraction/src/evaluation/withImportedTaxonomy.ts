import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importRelease, loadTaxonomy, type Taxonomy } from "@talent/taxonomy";

const release = new URL("../../../../../shared/data/reference/onet/", import.meta.url);
const tables = ["Occupation_Data", "Alternate_Titles", "Technology_Skills"];

/**
 * What `use` makes of the taxonomy after the release of O*NET in the data folder was imported, by the importer that
 * users call, into a folder that is gone afterwards; undefined when there is no release.
 */
export async function withImportedTaxonomy<T>(use: (taxonomy: Taxonomy) => T): Promise<T | undefined> {
  const files = tables.map((table) => fileURLToPath(new URL(`${table}.tsv.gz`, release)));
  if (!files.every((file) => existsSync(file))) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "taxonomy-"));
  try {
    const extensions = join(folder, "imported");
    await importRelease("onet", files, extensions);
    return use(loadTaxonomy({ extensions }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
