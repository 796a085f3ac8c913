import type { Row } from "../Table.ts";
import type { Taxonomy } from "../Taxonomy.ts";
import { cell, count, delimitedRows } from "./delimitedRows.ts";
import { type ImportReport, Skipped } from "./ImportReport.ts";
import { replaceFacts } from "./replaceFacts.ts";

const percentiles = ["A_PCT10", "A_PCT25", "A_MEDIAN", "A_PCT75", "A_PCT90"] as const;
const needed = ["AREA", "AREA_TYPE", "OCC_CODE", "OCC_TITLE", "O_GROUP", "TOT_EMP", "A_MEAN", ...percentiles];

const wageColumns = ["area", "occupation", "employment", "mean", "p10", "p25", "p50", "p75", "p90"];

/**
 * Employment and yearly wage percentiles (US dollars) by occupation from BLS OEWS: the nation (area 0) and
 * metropolitan areas (area = CBSA code). Withheld (*) and top-coded (#) figures stay empty. Areas the files cover are replaced,
 * the others stay.
 */
export async function importOews(
  files: readonly string[],
  folder: string,
  taxonomy: Taxonomy,
): Promise<ImportReport> {
  const skipped = new Skipped();
  const rows = new Map<string, readonly (string | number | undefined)[]>();
  for (const row of files.flatMap((file) => delimitedRows(file, needed))) {
    const code = cell(row, "OCC_CODE", /^\d\d-\d{4}$/, "a SOC code such as 15-1252");
    const areaType = cell(row, "AREA_TYPE", /^\d$/, "one digit");
    const area = areaType === "1" ? 0 : Number(cell(row, "AREA", /^\d+$/, "an area code"));
    const figures = [
      count(row, "TOT_EMP"),
      count(row, "A_MEAN"),
      ...percentiles.map((name) => count(row, name)),
    ];
    if (row.cells.O_GROUP !== "detailed") {
      skipped.add("groups of occupations");
      continue;
    }
    if (areaType !== "1" && !(areaType === "4" && taxonomy.msas.has(area))) {
      skipped.add("areas that are neither the nation nor a known metropolitan area");
      continue;
    }
    const occupation = Number(`${code.replace("-", "")}00`);
    if (!taxonomy.occupations.has(occupation)) {
      skipped.add("occupations that O*NET-SOC does not have as such");
      continue;
    }
    rows.set(`${area}.${occupation}`, [area, occupation, ...figures]);
  }
  const covered = new Set([...rows.values()].map(([area]) => String(area)));
  const table = {
    name: "wages",
    columns: wageColumns,
    keys: 2,
    stays: (row: Row) => !covered.has(row.area ?? ""),
  };
  return {
    source: "OEWS",
    tables: [replaceFacts(folder, table, rows.values())],
    skipped: skipped.counts,
  };
}
