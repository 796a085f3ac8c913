import { subindustryOfNaics } from "../industries.ts";
import type { Taxonomy } from "../Taxonomy.ts";
import { compare } from "./compare.ts";
import { readExtensionTable, writeExtensionTable } from "./ExtensionTable.ts";
import { type ImportReport, Skipped } from "./ImportReport.ts";
import { MalformedFile } from "./MalformedFile.ts";
import { parquetRows } from "./parquetRows.ts";
import { replaceFacts } from "./replaceFacts.ts";

/**
 * The NAICS tree (`NAICS.things.parquet`: id `industry/<code>`, name) with the sub-industry of each code, and the
 * jobs of each occupation in each industry (`BLS.relationships.parquet`: from `occupation/<SOC>`, to
 * `industry/<code>`, data with employment and annualMean). Either file may come alone.
 */
export async function importNaics(
  files: readonly string[],
  folder: string,
  taxonomy: Taxonomy,
): Promise<ImportReport> {
  const skipped = new Skipped();
  const codes = new Map<string, string>();
  const jobs = new Map<string, readonly (string | number | undefined)[]>();
  for (const file of files) {
    if (/relationships/i.test(file)) await readJobs(file, taxonomy, jobs, skipped);
    else await readCodes(file, codes);
  }
  const tables = [];
  if (codes.size > 0) {
    const before = new Map(
      readExtensionTable(folder, "naics").map((row) => [row.code ?? "", row.name ?? ""]),
    );
    tables.push(compare("naics", before, codes));
    const all = new Map([...before, ...codes]);
    writeExtensionTable(
      folder,
      "naics",
      ["code", "name", "subindustry"],
      [...all].map(([code, name]) => [code, name, subindustryOfNaics(taxonomy.subindustries.all, code)?.id]),
    );
  }
  if (jobs.size > 0) {
    const columns = ["naics", "occupation", "employment", "annualMean"];
    tables.push(replaceFacts(folder, { name: "staffing", columns, keys: 2 }, jobs.values()));
  }
  return { source: "NAICS", tables, skipped: skipped.counts };
}

async function readCodes(file: string, codes: Map<string, string>): Promise<void> {
  const rows = await parquetRows(file, { needed: ["id", "name"] });
  for (const [index, { id = "", name = "" }] of rows.entries()) {
    const code = /^industry\/(\d{2,6}(?:-\d\d)?)$/.exec(id)?.[1];
    if (!code || name === "") {
      throw new MalformedFile(file, index + 1, `"${id}" "${name}" is no industry (expected industry/<code>)`);
    }
    codes.set(code, name);
  }
}

async function readJobs(
  file: string,
  taxonomy: Taxonomy,
  jobs: Map<string, readonly (string | number | undefined)[]>,
  skipped: Skipped,
): Promise<void> {
  const rows = await parquetRows(file, { needed: ["from", "to", "data"] });
  for (const [index, { from = "", to = "", data = "" }] of rows.entries()) {
    const soc = /^occupation\/(\d\d-\d{4}\.\d\d)$/.exec(from)?.[1];
    const naics = /^industry\/([\dA-Z-]{2,7})$/.exec(to)?.[1];
    if (!soc || !naics)
      throw new MalformedFile(file, index + 1, `"${from}" → "${to}" is no occupation in an industry`);
    if (/[A-Z]/.test(naics)) {
      skipped.add("industries that OEWS has put together itself");
      continue;
    }
    const occupation = Number(soc.replace(/\D/g, ""));
    if (!taxonomy.occupations.has(occupation)) {
      skipped.add("groups of occupations");
      continue;
    }
    const { employment, annualMean } = toFigures(file, index + 1, data);
    if (employment === undefined) {
      skipped.add("without a number of jobs");
      continue;
    }
    jobs.set(`${naics}.${occupation}`, [naics, occupation, employment, annualMean]);
  }
}

function toFigures(file: string, line: number, data: string): { employment?: number; annualMean?: number } {
  try {
    const { employment, annualMean } = JSON.parse(data || "{}") as Record<string, unknown>;
    return {
      ...(typeof employment === "number" ? { employment } : {}),
      ...(typeof annualMean === "number" ? { annualMean } : {}),
    };
  } catch {
    throw new MalformedFile(file, line, `data is no JSON: ${data.slice(0, 60)}`);
  }
}
