import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openWarehouse, WarehouseError } from "../../packages/warehouse/src/index.ts";
import { readArguments } from "../../scripts/readArguments.ts";
import { checkDataset, type Outcome } from "./checkDataset.ts";
import { ReferenceDataset } from "./ReferenceDataset.ts";
import { selections } from "./selections.ts";
import { syntheticDataset } from "./syntheticDataset.ts";

const usage = `pnpm reference [--data DIR …]

Asks the DuckDB engine and plain loops the same random calls; then computes every measure for a few hundred fixed
selections on that engine and compares it with plain SQL (tests/reference/sql). Ends with 1 when any differs.
Datasets: a made-up market in memory, the real files of ../shared/data/postings where they are, the demonstration
market.

  --data DIR   the snapshot that this data folder serves, instead of these; may be given several times`;

const root = fileURLToPath(new URL("../../", import.meta.url));
const shared = join(root, "../shared/data/postings");
const shownDifferences = 3;
const engineCalls = 500;
const words = [
  "python",
  "java",
  "nurse",
  "care",
  "c++",
  "c#",
  ".net",
  "node",
  "js",
  "team",
  "and",
  "full",
  "time",
];

const { values } = readArguments(usage, { options: { data: { type: "string", multiple: true } } });
const scratch = mkdtempSync(join(tmpdir(), "reference-"));
try {
  let failed = 0;
  for await (const dataset of datasets(values.data)) failed += await report(dataset);
  process.stdout.write(failed === 0 ? "Every measure equals plain SQL.\n" : `${failed} answers differ.\n`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof WarehouseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function* datasets(given: readonly string[] | undefined): AsyncGenerator<ReferenceDataset> {
  if (given) {
    for (const folder of given) yield await served(folder, folder);
    return;
  }
  yield await syntheticDataset(20_000);
  // Each in a warehouse of its own: they are of different years, and one as-of date would leave one of them silent.
  for (const [file, source] of [
    ["ashby.jsonl.gz", "ashby"],
    ["nhs.jsonl.gz", "jobposting"],
  ] as const) {
    if (!existsSync(join(shared, file))) {
      process.stdout.write(`${file}: left out, it is not in ../shared/data/postings\n`);
      continue;
    }
    const folder = join(scratch, source);
    build("packages/ingest/src/cli/ingest.ts", [join(shared, file), "--source", source], folder);
    yield await served(file, folder);
  }
  const demo = join(scratch, "demo");
  build("packages/ingest/src/cli/demo.ts", ["--postings", "20000"], demo);
  yield await served("demonstration market", demo);
}

function build(script: string, args: readonly string[], folder: string): void {
  const env = { ...process.env, DATA_DIR: folder };
  const built = spawnSync(process.execPath, [join(root, script), ...args], { encoding: "utf8", env });
  if (built.status !== 0) throw new Error(`node ${script} ${args.join(" ")} failed:\n${built.stderr}`);
}

async function served(name: string, folder: string): Promise<ReferenceDataset> {
  const warehouse = await openWarehouse(folder);
  const { path } = warehouse.current;
  await warehouse.close();
  return ReferenceDataset.ofSnapshot(name, path);
}

async function report(dataset: ReferenceDataset): Promise<number> {
  const all = selections(dataset.landmarks, dataset.asOf);
  const started = performance.now();
  await dataset.checkEngine(words, engineCalls);
  process.stdout.write(`${dataset.name}: ${engineCalls} random calls answered as plain loops answer them\n`);
  const outcomes = await checkDataset(dataset, all, (done) => progress(dataset.name, done, all.length));
  await dataset.close();
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  process.stdout.write(
    `${dataset.name}: ${all.length} selections × ${outcomes.length} measures in ${seconds} s\n`,
  );
  for (const outcome of outcomes) process.stdout.write(line(outcome));
  return outcomes.reduce((sum, { differences }) => sum + differences.length, 0);
}

function line({ name, compared, withFigure, differences }: Outcome): string {
  const verdict = differences.length === 0 ? "equal" : `${differences.length} DIFFER`;
  const some = differences.slice(0, shownDifferences).map((each) => `    ${each}\n`);
  return `  ${name.padEnd(28)} ${verdict.padEnd(10)} ${withFigure} of ${compared} with a figure\n${some.join("")}`;
}

function progress(name: string, done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${done} of ${total} \r`);
}
