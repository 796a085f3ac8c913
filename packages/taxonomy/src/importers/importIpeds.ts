import type { Taxonomy } from "../Taxonomy.ts";
import { compare } from "./compare.ts";
import { cell, count, delimitedRows, type SourceRow } from "./delimitedRows.ts";
import { type ImportReport, Skipped, type TableReport } from "./ImportReport.ts";
import { MalformedFile } from "./MalformedFile.ts";
import { parquetRows } from "./parquetRows.ts";
import { replaceFacts } from "./replaceFacts.ts";
import { updateTable } from "./updateTable.ts";

/** IPEDS award levels that are degrees: education level of the graduate supply (4 stands for a doctorate there). */
const degrees: Readonly<Record<string, string>> = {
  3: "associate",
  5: "bachelor",
  7: "master",
  17: "doctorate",
  18: "doctorate",
  19: "doctorate",
};

const institutionColumns = ["id", "name", "city", "state", "county", "msa", "latitude", "longitude"];
const completionColumns = [
  "year",
  "institution",
  "field",
  "degree",
  "total",
  "men",
  "women",
  "white",
  "asian",
  "black",
  "latino",
];
const groups = { CWHITT: "white", CASIAT: "asian", CBKAAT: "black", CHISPT: "latino" } as const;

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
    else if (/^c\d{4}_a/i.test(name)) tables.push(await importCompletions(file, name, folder, skipped));
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

async function importCompletions(
  file: string,
  name: string,
  folder: string,
  skipped: Skipped,
): Promise<TableReport> {
  const year = Number(/^c(\d{4})/i.exec(name)?.[1]);
  const needed = ["UNITID", "CIPCODE", "MAJORNUM", "AWLEVEL", "CTOTALT", "CTOTALM", "CTOTALW"];
  const rows: SourceRow[] = /\.parquet$/i.test(name)
    ? (await parquetRows(file, { needed, optional: Object.keys(groups) })).map((cells, index) => ({
        file: name,
        line: index + 1,
        cells,
      }))
    : delimitedRows(file, needed);
  const lines = new Map<string, (string | number | undefined)[]>();
  for (const row of rows) {
    const field = cell(row, "CIPCODE", /^\d\d(\.\d{2,4})?$/, "a CIP code");
    const institution = cell(row, "UNITID", /^\d{6}$/, "six digits");
    const degree = degrees[cell(row, "AWLEVEL", /^\d{1,2}$/, "an award level")];
    const total = count(row, "CTOTALT");
    if (!/^\d\d\.\d{4}$/.test(field) || field === "99.0000") skipped.add("sums over fields");
    else if (row.cells.MAJORNUM !== "1") skipped.add("second majors");
    else if (!degree) skipped.add("certificates, which are no degrees");
    else if (total) add(lines, [year, institution, field, degree], row, total);
  }
  const report = replaceFacts(
    folder,
    {
      name: "completions",
      columns: completionColumns,
      keys: 4,
      stays: (row) => row.year !== String(year),
    },
    lines.values(),
  );
  return { ...report, table: `completions of ${year}` };
}

/** Adds a row to its degree; the three kinds of doctorate are summed. */
function add(
  lines: Map<string, (string | number | undefined)[]>,
  key: readonly (string | number)[],
  row: SourceRow,
  total: number,
): void {
  const groupCounts = Object.keys(groups).map((column) =>
    row.cells[column] ? count(row, column) : undefined,
  );
  const figures = [total, count(row, "CTOTALM"), count(row, "CTOTALW"), ...groupCounts];
  const known = lines.get(key.join("."));
  const sums = figures.map((figure, index) => {
    const other = known?.[index + 4];
    return figure === undefined && other === undefined ? undefined : Number(other ?? 0) + (figure ?? 0);
  });
  lines.set(key.join("."), [...key, ...sums]);
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
