import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Day } from "@talent/market";
import { loadTaxonomy, type Taxonomy } from "@talent/taxonomy";
import { dataFolder, OptionsError } from "@talent/warehouse";
import { type Fields, fields } from "../ads/fields.ts";
import { fileSize, unreadable } from "../files/fileSize.ts";
import { readRecords } from "../files/readRecords.ts";
import { tableShape } from "../files/tableShape.ts";
import { crosswalkColumns, directoryColumns, graduatePart } from "../parts/graduatePart.ts";
import { loadPart, partReportText } from "../parts/loadPart.ts";
import type { Part } from "../parts/Part.ts";
import { placeFactPart } from "../parts/placeFactPart.ts";
import { reviewPart } from "../parts/reviewPart.ts";
import { talentPart } from "../parts/talentPart.ts";
import { keepingOf, warehouseOptions, wholeNumber } from "./options.ts";
import { terminalProgress } from "./Progress.ts";
import { refuseUnwritable, writeJson } from "./writeJson.ts";

/** What `pnpm load --help` prints. */
export const loadUsage = `pnpm load talent|graduates|reviews|placefacts FILE [options]

Loads a part of the dataset from CSV, TSV, JSON or Parquet, gzipped or not (docs/ingest.md has the columns).

  --year YYYY          for graduates: the academic year's end
  --institutions FILE  for graduates: the IPEDS directory (HD…)
  --crosswalk FILE     for graduates: CIP to SOC, for fields beyond the 160 largest
  --mix                put it beside the demonstration market
  --replace            drop what the warehouse holds
  --data DIR           data folder; default DATA_DIR or .data
  --json FILE          write the report there too
`;

/** Loads a part of the dataset as the arguments say; throws OptionsError or WarehouseError when it cannot, and what parseArgs throws. */
export async function loadCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      year: { type: "string" },
      institutions: { type: "string" },
      crosswalk: { type: "string" },
      ...warehouseOptions,
      json: { type: "string" },
    },
  });
  const [kind, file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new OptionsError("Name the part and one file: pnpm load talent people.csv");
  const keeping = keepingOf(values);
  refuseUnwritable(values.json);
  for (const path of [file, values.institutions, values.crosswalk]) {
    if (path !== undefined) fileSize(path);
  }
  const dataDir = dataFolder(values.data);
  const taxonomy = loadTaxonomy({ extensions: join(dataDir, "taxonomy") });
  const today = new Date().toISOString().slice(0, 10);
  const report = await loadPart({
    dataDir,
    file,
    part: await partOf(taxonomy, kind, { ...values, today }),
    keeping,
    taxonomy,
    progress: terminalProgress(),
    today,
  });
  process.stdout.write(`${partReportText(report)}\n`);
  if (values.json !== undefined) writeJson(values.json, report);
}

type PartOptions = { year?: string; institutions?: string; crosswalk?: string; today: Day };

async function partOf(taxonomy: Taxonomy, kind: string | undefined, options: PartOptions): Promise<Part> {
  if (kind === "talent") return talentPart(taxonomy);
  if (kind === "reviews") return reviewPart(taxonomy, options.today);
  if (kind === "placefacts") return placeFactPart(taxonomy);
  if (kind !== "graduates")
    throw new OptionsError(`"${kind}" is no part; the parts are talent, graduates, reviews and placefacts.`);
  if (options.year === undefined) throw new OptionsError("graduates need --year, such as --year 2024.");
  const year = wholeNumber("--year", options.year, [1980, 2200]);
  if (options.institutions === undefined) {
    throw new OptionsError("graduates need --institutions FILE, the IPEDS directory of institutions (HD…).");
  }
  return graduatePart(taxonomy, {
    year,
    institutions: await table("--institutions", options.institutions, directoryColumns),
    crosswalk:
      options.crosswalk === undefined
        ? undefined
        : await table("--crosswalk", options.crosswalk, crosswalkColumns),
  });
}

/** All records of a table that goes with the file; throws OptionsError when it lacks a column, being another one. */
async function table(option: string, file: string, needs: readonly string[]): Promise<Fields[]> {
  const rows: Fields[] = [];
  try {
    for await (const record of readRecords(file, tableShape(file)))
      if ("value" in record) rows.push(fields(record.value));
  } catch (cause) {
    throw unreadable(file, cause);
  }
  const columns = Object.keys(rows[0] ?? {});
  const missing = needs.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new OptionsError(
      `${option} ${file} has no column ${missing.join(", ")}; its columns are ${columns.slice(0, 30).join(", ")}.`,
    );
  }
  return rows;
}
