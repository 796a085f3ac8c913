import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { reportLines } from "./ImportReport.ts";
import { type ImportSource, importers, importRelease } from "./importRelease.ts";

const call = `pnpm import-taxonomy ${Object.keys(importers).join("|")} FILE… [--data DIR | --into DIR]`;

const usage = `${call}

Extends the taxonomy from an official release; what has an id keeps it (docs/ingest.md). Loads take its names from then
on, a running server after it has been started again. A malformed file is refused with its line and changes nothing.

  onet   Occupation_Data, Alternate_Titles, Technology_Skills, Knowledge, Related_Occupations
  cbsa   population estimates of core based statistical areas (cbsa-est…)
  oews   employment and wages by occupation, of the nation or by area
  ipeds  institutions (hd…), completions (c…_a), the CIP-SOC crosswalk, told apart by their names
  naics  the tree of industries, and jobs by industry (…relationships…)

  --data DIR  data folder, whose taxonomy/ is extended; default DATA_DIR or .data
  --into DIR  extends the taxonomy in this folder instead`;

/**
 * Imports an official release into the extension folder (`--into`, default `taxonomy/` of the data folder) and prints
 * what changed. A wrong call or a malformed file is one sentence and exit code 1, and leaves the folder as it was.
 */
async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: "string" },
      into: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const [source = "", ...files] = positionals;
  if (!Object.hasOwn(importers, source) || files.length === 0)
    throw new Error(`Call it so: ${call}. See --help.`);
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`There is no file ${missing}.`);
  const folder = values.into ?? join(values.data || process.env.DATA_DIR || ".data", "taxonomy");
  const report = await importRelease(source as ImportSource, files, folder);
  for (const line of reportLines(report)) console.log(line);
  console.log(`Kept in ${folder}.`);
}

try {
  await run();
} catch (error) {
  const { message, code } = error as Error & { code?: unknown };
  console.error(
    String(code).startsWith("ERR_PARSE_ARGS") ? `${message.split(/\.\s/)[0]}. See --help.` : message,
  );
  process.exitCode = 1;
}
