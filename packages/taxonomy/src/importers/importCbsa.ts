import type { Taxonomy } from "../Taxonomy.ts";
import { compare } from "./compare.ts";
import { cell, count, delimitedRows } from "./delimitedRows.ts";
import { type ImportReport, Skipped } from "./ImportReport.ts";
import { MalformedFile } from "./MalformedFile.ts";
import { updateTable } from "./updateTable.ts";

const kinds: Readonly<Record<string, "metro" | "micro">> = {
  "Metropolitan Statistical Area": "metro",
  "Micropolitan Statistical Area": "micro",
};

/**
 * Metropolitan and micropolitan areas with their counties and newest population estimate from the Census Bureau's
 * "Annual Estimates … Core Based Statistical Areas" file. Areas and counties the file lacks keep what they have.
 */
export async function importCbsa(
  files: readonly string[],
  folder: string,
  taxonomy: Taxonomy,
): Promise<ImportReport> {
  const skipped = new Skipped();
  const areas = new Map<number, { kind: string; name: string; population?: number }>();
  const counties = new Map<number, { name: string; msa: number; population?: number }>();
  for (const file of files) {
    const rows = delimitedRows(file, ["CBSA", "STCOU", "NAME", "LSAD"]);
    const newest = Object.keys(rows[0]?.cells ?? {})
      .filter((column) => /^POPESTIMATE\d{4}$/.test(column))
      .sort()
      .at(-1);
    if (!newest) throw new MalformedFile(file, 1, "no column POPESTIMATE with a year");
    for (const row of rows) {
      const type = row.cells.LSAD ?? "";
      const msa = Number(cell(row, "CBSA", /^\d{5}$/, "five digits"));
      const name = cell(row, "NAME", /, [A-Z]{2}(-[A-Z]{2})*$/, "a name that ends with its states");
      const population = count(row, newest);
      const kind = kinds[type];
      if (kind) areas.set(msa, { kind, name, population });
      else if (type === "County or equivalent") {
        const fips = Number(cell(row, "STCOU", /^\d{4,5}$/, "a FIPS code"));
        counties.set(fips, { name: name.replace(/, [A-Z]{2}$/, ""), msa, population });
      } else skipped.add(`rows of the kind "${type}"`);
    }
  }
  for (const [fips, { name, msa }] of counties) {
    if (!areas.has(msa))
      throw new MalformedFile(files[0] ?? "", undefined, `${name} (${fips}) is in no area`);
  }
  const american = taxonomy.msas.all.filter(({ country }) => country === 840);
  const areasBefore = new Map(american.map(({ id, name }) => [id, name]));
  const areasAfter = new Map([...areas].map(([id, { name }]) => [id, name]));
  const areaName = (id: number | undefined) =>
    id === undefined ? "no area" : (areas.get(id)?.name ?? taxonomy.msas.byId(id)?.name ?? String(id));
  const countiesBefore = new Map(
    taxonomy.counties.all.map(({ id, name, msa }) => [id, `${name} (${areaName(msa)})`]),
  );
  const countiesAfter = new Map(
    [...counties].map(([id, { name, msa }]) => [id, `${name} (${areaName(msa)})`]),
  );
  updateTable(
    folder,
    "msas-us",
    ["id", "kind", "name", "population"],
    [...areas].map(([id, { kind, name, population }]) => [id, kind, name, population]),
  );
  updateTable(
    folder,
    "counties",
    ["id", "name", "msa", "population"],
    [...counties].map(([id, { name, msa, population }]) => [id, name, msa, population]),
  );
  return {
    source: "CBSA",
    tables: [compare("msas", areasBefore, areasAfter), compare("counties", countiesBefore, countiesAfter)],
    skipped: skipped.counts,
  };
}
