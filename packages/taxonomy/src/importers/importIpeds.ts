import type { Taxonomy } from "../Taxonomy.ts";
import { compare } from "./compare.ts";
import { cell, delimitedRows } from "./delimitedRows.ts";
import { type ImportReport, Skipped, type TableReport } from "./ImportReport.ts";
import { importCompletions } from "./importCompletions.ts";
import { MalformedFile } from "./MalformedFile.ts";
import { updateTable } from "./updateTable.ts";

const institutionColumns = ["id", "name", "city", "state", "county", "msa", "latitude", "longitude"];
/**
 * Institutions (`hd<year>`), degrees by field (`c<year>_a`, Parquet or CSV: six-digit CIP, first majors; the year is
 * read from the name), and the CIP-SOC crosswalk (`cip…soc…`), told apart by their names.
 */
export async function importIpeds(
  files: readonly string[],
  folder: string,
  taxonomy: Taxonomy,
): Promise<ImportReport> {
  const skipped = new Skipped();
  const tables: TableReport[] = [];
  for (const file of files) {
    const name = file.split("/").at(-1) ?? file;
    if (/^hd\d{4}/i.test(name)) tables.push(importInstitutions(file, folder, taxonomy, skipped));
    else if (/^c\d{4}_a/i.test(name)) tables.push(await importCompletions(file, folder, skipped));
    else if (/cip.*soc/i.test(name)) tables.push(importCrosswalk(file, folder, taxonomy, skipped));
    else throw new MalformedFile(name, undefined, "is neither hd<year>, c<year>_a nor a CIP-SOC crosswalk");
  }
  return { source: "IPEDS", tables, skipped: skipped.counts };
}

function importInstitutions(file: string, folder: string, taxonomy: Taxonomy, skipped: Skipped): TableReport {
  const rows = delimitedRows(file, [
    "UNITID",
    "INSTNM",
    "CITY",
    "FIPS",
    "COUNTYCD",
    "CBSA",
    "LATITUDE",
    "LONGITUD",
  ]);
  const after = new Map<number, string>();
  const lines: (string | number | undefined)[][] = [];
  for (const row of rows) {
    const id = Number(cell(row, "UNITID", /^\d{6}$/, "six digits"));
    const name = cell(row, "INSTNM", /./, "a name");
    const state = 840_000 + Number(cell(row, "FIPS", /^-?\d{1,2}$/, "a FIPS state code"));
    if (!taxonomy.states.has(state)) {
      skipped.add("institutions outside the states");
      continue;
    }
    const msa = Number(row.cells.CBSA);
    const county = Number(row.cells.COUNTYCD);
    after.set(id, name);
    lines.push([
      id,
      name,
      row.cells.CITY,
      state,
      taxonomy.counties.has(county) ? county : undefined,
      taxonomy.msas.has(msa) ? msa : undefined,
      row.cells.LATITUDE,
      row.cells.LONGITUD,
    ]);
  }
  const earlier = updateTable(folder, "institutions", institutionColumns, lines);
  const before = new Map(earlier.map((row) => [Number(row.id), row.name ?? ""]));
  return compare("institutions", before, after);
}

function importCrosswalk(file: string, folder: string, taxonomy: Taxonomy, skipped: Skipped): TableReport {
  const rows = delimitedRows(file, ["CIP2020Code", "CIP2020Title", "SOC2018Code"]);
  const fields = new Map<string, { name: string; occupations: number[] }>();
  for (const row of rows) {
    const field = cell(row, "CIP2020Code", /^\d\d\.\d{4}$/, "a CIP code");
    const soc = cell(row, "SOC2018Code", /^\d\d-\d{4}$/, "a SOC code");
    const entry = fields.get(field) ?? {
      name: (row.cells.CIP2020Title ?? "").replace(/\.$/, ""),
      occupations: [],
    };
    fields.set(field, entry);
    const occupation = Number(`${soc.replace("-", "")}00`);
    if (taxonomy.occupations.has(occupation)) entry.occupations.push(occupation);
    else
      skipped.add(soc === "99-9999" ? "fields that lead to no occupation" : "occupations not in O*NET-SOC");
  }
  const lines = [...fields].map(([code, { name, occupations }]) => [code, name, occupations.join("|")]);
  const earlier = updateTable(folder, "fields", ["code", "name", "occupations"], lines);
  const before = new Map(earlier.map((row) => [row.code ?? "", row.name ?? ""]));
  return compare("fields", before, new Map([...fields].map(([code, { name }]) => [code, name])));
}
