import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createExtractorPool } from "@talent/extraction";
import { loadTaxonomy } from "@talent/taxonomy";
import { dataFolder, OptionsError } from "@talent/warehouse";
import type { RecordShape } from "../files/readRecords.ts";
import type { AdFormat } from "../formats/AdFormat.ts";
import { ashby } from "../formats/ashby.ts";
import { csv } from "../formats/csv.ts";
import { jobPosting } from "../formats/jobPosting.ts";
import { readMapping } from "../formats/Mapping.ts";
import { ingest } from "../load/ingest.ts";
import { reportText } from "../report/reportText.ts";
import { dayOf, keepingOf, sourceName, warehouseOptions, wholeNumber } from "./options.ts";
import { terminalProgress } from "./Progress.ts";
import { refuseUnwritable, writeJson } from "./writeJson.ts";

/** What `pnpm ingest --help` prints. */
export const ingestUsage = `pnpm ingest FILE… --source ashby|jobposting|csv [options]

Loads job ads into a new snapshot of the warehouse and serves it. Files are JSON lines, JSON, CSV or Parquet, gzipped or not.

  --source FORMAT   ashby, jobposting (schema.org), or csv for a table of any other kind
  --mapping FILE    for csv: which column feeds which field (docs/ingest.md)
  --name NAME       name of the source; postings are closed when a later load of the same name lacks them
  --as-of DATE      the day the files speak of (yyyy-mm-dd); default: the latest posting day in them
  --partial         the files are a part of the source only: close nothing
  --replace         drop what the warehouse holds
  --mix             keep a demonstration market beside the real data, which otherwise takes its place
  --data DIR        data folder; default DATA_DIR or .data
  --workers N       readers at a time; default: one per core
  --json FILE       write the report there too
`;

/** Loads job ads as the arguments say; throws OptionsError or WarehouseError when it cannot, and what parseArgs throws. */
export async function ingestCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      source: { type: "string" },
      mapping: { type: "string" },
      name: { type: "string" },
      "as-of": { type: "string" },
      partial: { type: "boolean", default: false },
      ...warehouseOptions,
      workers: { type: "string" },
      json: { type: "string" },
    },
  });
  if (positionals.length === 0) throw new OptionsError("Name at least one file to load.");
  const { format, shape } = formatOf(values.source, values.mapping);
  const source = values.name === undefined ? undefined : sourceName("--name", values.name);
  const asOf = values["as-of"] === undefined ? undefined : dayOf("--as-of", values["as-of"], "2025-10-28");
  refuseUnwritable(values.json);
  const workers =
    values.workers === undefined
      ? availableParallelism()
      : wholeNumber("--workers", values.workers, [1, 256]);
  const dataDir = dataFolder(values.data);
  const extensions = join(dataDir, "taxonomy");
  const taxonomy = loadTaxonomy({ extensions });
  const pool = createExtractorPool({ workers, extensions });
  try {
    const report = await ingest({
      dataDir,
      files: positionals,
      format,
      shape,
      source,
      asOf,
      complete: !values.partial,
      keeping: keepingOf(values),
      taxonomy,
      readTexts: (ads) => pool.read(ads),
      concurrency: workers * 3,
      progress: terminalProgress(),
    });
    process.stdout.write(`${reportText(report)}\n`);
    if (values.json !== undefined) writeJson(values.json, report);
  } finally {
    await pool.close();
  }
}

function formatOf(
  source: string | undefined,
  mapping: string | undefined,
): { format: AdFormat; shape: RecordShape } {
  if (source !== "csv" && mapping !== undefined)
    throw new OptionsError("--mapping goes with --source csv only.");
  if (source === "ashby") return { format: ashby, shape: { kind: "json" } };
  if (source === "jobposting") return { format: jobPosting, shape: { kind: "json" } };
  if (source !== "csv") {
    throw new OptionsError(
      source === undefined
        ? "Say what the files are with --source ashby, --source jobposting or --source csv."
        : `--source must be ashby, jobposting or csv, not "${source}".`,
    );
  }
  if (mapping === undefined)
    throw new OptionsError("--source csv needs --mapping FILE, which names the columns.");
  const read = readMapping(mapping);
  return { format: csv(read), shape: { kind: "delimited", delimiter: read.delimiter } };
}
