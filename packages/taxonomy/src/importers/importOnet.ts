import { fold } from "../fold.ts";
import { loadTaxonomy } from "../loadTaxonomy.ts";
import { functionBySoc, occupationId, soc8Of } from "../occupations.ts";
import type { Taxonomy } from "../Taxonomy.ts";
import { compare } from "./compare.ts";
import { cell, delimitedRows, type SourceRow } from "./delimitedRows.ts";
import { type ImportReport, Skipped, type TableReport } from "./ImportReport.ts";
import { MalformedFile } from "./MalformedFile.ts";
import { type ImportedName, NameRegister } from "./NameRegister.ts";
import { replaceFacts } from "./replaceFacts.ts";
import { updateTable } from "./updateTable.ts";

const code = "O*NET-SOC Code";
const soc8 = /^\d\d-\d{4}\.\d\d$/;

type Context = { folder: string; taxonomy: Taxonomy; skipped: Skipped };

type Reader = (file: string, context: Context) => TableReport[];

/** The files of a release this importer reads, by the start of their names, in the order they are read in. */
const readers: Readonly<Record<string, Reader>> = {
  Occupation_Data: importOccupations,
  Alternate_Titles: importTitles,
  Technology_Skills: importTechnology,
  Knowledge: importKnowledge,
  Related_Occupations: importRelated,
};

/**
 * An O*NET release: occupations, alternate titles, technology skills, knowledge, related occupations, told apart by
 * the files' names. Titles and skills the taxonomy already has, under any name, keep their ids; the others get ids
 * from 10,000,000 on, which the extension folder keeps for ever.
 */
export async function importOnet(
  files: readonly string[],
  folder: string,
  taxonomy: Taxonomy,
): Promise<ImportReport> {
  const skipped = new Skipped();
  const tables: TableReport[] = [];
  let current = taxonomy;
  // The other files are about occupations that the release may have added.
  const order = Object.values(readers);
  const jobs = files.map((file) => ({ file, reader: readerOf(file) }));
  for (const { file, reader } of jobs.toSorted((a, b) => order.indexOf(a.reader) - order.indexOf(b.reader))) {
    tables.push(...reader(file, { folder, taxonomy: current, skipped }));
    if (reader === importOccupations) current = loadTaxonomy({ extensions: folder });
  }
  return { source: "O*NET", tables, skipped: skipped.counts };
}

function readerOf(file: string): Reader {
  const name = (file.split("/").at(-1) ?? file).replaceAll(" ", "_");
  const reader = Object.entries(readers).find(([start]) => name.startsWith(start))?.[1];
  if (!reader) throw new MalformedFile(name, undefined, `is none of ${Object.keys(readers).join(", ")}`);
  return reader;
}

function importOccupations(file: string, { folder, taxonomy }: Context): TableReport[] {
  const after = new Map<number, string>();
  const functionOf = functionBySoc();
  for (const row of delimitedRows(file, [code, "Title"])) {
    const id = occupationOf(row);
    // Throws here, for an occupation without a function would keep the whole list from being read later.
    functionOf(soc8Of(id));
    after.set(id, cell(row, "Title", /./, "a title"));
  }
  const before = new Map(taxonomy.occupations.all.map(({ id, name }) => [id, name]));
  const changed = [...after].filter(([id, name]) => before.get(id) !== name);
  updateTable(folder, "occupations", ["id", "name"], changed);
  return [compare("occupations", before, after)];
}

function importTitles(file: string, { folder, taxonomy, skipped }: Context): TableReport[] {
  const register = new NameRegister("titles", folder, taxonomy.titles.all);
  const best = new Map<string, ImportedName & { jobs: number }>();
  const occupationNames = new Set(taxonomy.occupations.all.map(({ name }) => fold(name)));
  for (const row of delimitedRows(file, [code, "Alternate Title", "Short Title"])) {
    const occupation = occupationOf(row);
    // "Chief Executive Officer (CEO)": the short form is an alias, given in a column of its own.
    const name = cell(row, "Alternate Title", /./, "a title").replace(/\s*\([^)]*\)$/, "");
    const key = fold(name);
    if (key === "" || occupationNames.has(key)) continue;
    const known = taxonomy.occupations.byId(occupation);
    if (!known) {
      skipped.add("titles of occupations the taxonomy lacks (import Occupation_Data, too)");
      continue;
    }
    const short = row.cells["Short Title"] ?? "";
    const aliases = short === "" || short === "n/a" ? [] : [short];
    const jobs = known.employment ?? 0;
    const other = best.get(key);
    if (other) skipped.add("titles of several occupations, kept for the one with most jobs");
    if (!other || other.jobs < jobs) best.set(key, { name, aliases, jobs, cells: [occupation] });
  }
  return [register.add([...best.values()], ["occupation"])];
}

function importTechnology(file: string, { folder, taxonomy, skipped }: Context): TableReport[] {
  const register = new NameRegister("skills", folder, taxonomy.skills.all);
  const rows = delimitedRows(file, [code, "Example", "Hot Technology", "In Demand"]);
  const names = new Map<string, ImportedName>();
  for (const row of rows) {
    const name = cell(row, "Example", /./, "a name");
    cell(row, "Hot Technology", /^[YN]$/, "Y or N");
    cell(row, "In Demand", /^[YN]$/, "Y or N");
    if (fold(name) === "") skipped.add("names of signs alone");
    else if (!names.has(fold(name))) names.set(fold(name), { name, aliases: [], cells: [3] });
  }
  const report = register.add([...names.values()], ["category"]);
  const uses = new Map<string, (string | number)[]>();
  for (const row of rows) {
    const skill = register.idOf(row.cells.Example ?? "");
    if (skill === undefined) continue;
    const occupation = occupationOf(row);
    uses.set(`${occupation}.${skill}`, [
      occupation,
      skill,
      row.cells["Hot Technology"] ?? "",
      row.cells["In Demand"] ?? "",
    ]);
  }
  const columns = ["occupation", "skill", "hot", "inDemand"];
  return [report, replaceFacts(folder, { name: "technology", columns, keys: 2 }, uses.values())];
}

function importKnowledge(file: string, { folder }: Context): TableReport[] {
  const columns = [code, "Element Name", "Scale ID", "Data Value"];
  const values = new Map<string, { occupation: number; name: string; IM?: string; LV?: string }>();
  for (const row of delimitedRows(file, columns)) {
    const occupation = occupationOf(row);
    const name = cell(row, "Element Name", /./, "a name");
    const scale = cell(row, "Scale ID", /^(IM|LV)$/, "IM or LV") as "IM" | "LV";
    const value = cell(row, "Data Value", /^\d+(\.\d+)?$/, "a number");
    const key = `${occupation}.${name}`;
    values.set(key, { ...values.get(key), occupation, name, [scale]: value });
  }
  const lines = [...values.values()].map(({ occupation, name, IM, LV }) => [occupation, name, IM, LV]);
  const table = { name: "knowledge", columns: ["occupation", "name", "importance", "level"], keys: 2 };
  return [replaceFacts(folder, table, lines)];
}

function importRelated(file: string, { folder, taxonomy, skipped }: Context): TableReport[] {
  const lines: (string | number)[][] = [];
  for (const row of delimitedRows(file, [code, "Related O*NET-SOC Code", "Index"])) {
    const occupation = occupationOf(row);
    const related = occupationId(cell(row, "Related O*NET-SOC Code", soc8, "a code such as 15-1252.00"));
    const rank = Number(cell(row, "Index", /^\d+$/, "a whole number"));
    if (taxonomy.occupations.has(occupation) && taxonomy.occupations.has(related)) {
      lines.push([occupation, related, rank]);
    } else skipped.add("relations of occupations the taxonomy lacks");
  }
  const table = { name: "related", columns: ["occupation", "related", "rank"], keys: 2 };
  return [replaceFacts(folder, table, lines)];
}

function occupationOf(row: SourceRow): number {
  return occupationId(cell(row, code, soc8, "a code such as 15-1252.00"));
}
