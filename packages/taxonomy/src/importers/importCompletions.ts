import { basename } from "node:path";
import { cell, count, delimitedRows, type SourceRow } from "./delimitedRows.ts";
import type { Skipped, TableReport } from "./ImportReport.ts";
import { parquetRows } from "./parquetRows.ts";
import { replaceFacts } from "./replaceFacts.ts";

/** IPEDS award levels that are degrees: education level of the graduate supply (4 stands for a doctorate there). */
const degrees: Readonly<Record<string, string>> = {
  3: "associate",
  5: "bachelor",
  7: "master",
  17: "doctorate",
  18: "doctorate",
  19: "doctorate",
};

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
 * Degrees by institution, field and level (`c<year>_a`, Parquet or CSV): six-digit CIP, first majors; the year is read from
 * the name. Figures of that year are replaced, those of others stay.
 */
export async function importCompletions(
  file: string,
  folder: string,
  skipped: Skipped,
): Promise<TableReport> {
  const name = basename(file);
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
