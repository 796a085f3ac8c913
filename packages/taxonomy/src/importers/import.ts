import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { reportLines } from "./ImportReport.ts";
import { type ImportSource, importers, importRelease } from "./importRelease.ts";

const usage = `pnpm import-taxonomy ${Object.keys(importers).join("|")} <files…> [--into folder]`;

/**
 * Imports an official release into the extension folder (`--into`, default `$DATA_DIR/taxonomy`) and prints what
 * changed. A wrong call or a malformed file is one sentence and exit code 1, and leaves the folder as it was.
 */
async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { into: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const [source = "", ...files] = positionals;
  if (!Object.hasOwn(importers, source) || files.length === 0) throw new Error(`Call it so: ${usage}`);
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`There is no file ${missing}`);
  const folder = values.into ?? join(process.env.DATA_DIR || ".data", "taxonomy");
  const report = await importRelease(source as ImportSource, files, folder);
  for (const line of reportLines(report)) console.log(line);
  console.log(`Kept in ${folder}.`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
