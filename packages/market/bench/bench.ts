import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { readArguments } from "../../../scripts/readArguments.ts";
import { type BenchResult, benchMarket, enginesFor } from "./benchMarket.ts";
import type { EngineName } from "./engines.ts";
import { drawGrowth } from "./growth/drawGrowth.ts";
import { measureEngine } from "./measureEngine.ts";
import { printRows } from "./printRows.ts";

const usage = `pnpm bench [--large | --postings N] [--seconds N] [--calls N] [--checks N] [--json FILE] [--results FILE] [--svg FILE] [--dir FOLDER]
  [--no-postgres] [--clickhouse FOLDER]
Holds the engines against each other on generated markets of 1 and 5 million postings (and 20 with --large), in one
run: how fast they answer, and that they answer alike. --json writes the rows alone, --results them with the machine,
the versions and how cost grows, --svg the drawing of the latter. PostgreSQL is measured where Debian's package is
installed, embedded ClickHouse where \`npm install chdb\` was run in the folder named by --clickhouse. Markets and what
engines make of them are kept in --dir and used by the next run.`;

const { values: given } = readArguments(usage, {
  options: {
    postings: { type: "string", multiple: true },
    large: { type: "boolean", default: false },
    seconds: { type: "string", default: "40" },
    calls: { type: "string", default: "20800" },
    checks: { type: "string", default: "130" },
    json: { type: "string" },
    results: { type: "string" },
    svg: { type: "string" },
    dir: { type: "string", default: join(tmpdir(), "talent-bench") },
    "no-postgres": { type: "boolean", default: false },
    clickhouse: { type: "string" },
    engine: { type: "string" },
    result: { type: "string" },
  },
});
const sizes = (given.postings ?? ["1000000", "5000000", ...(given.large ? ["20000000"] : [])]).map(Number);
for (const number of [...sizes, given.seconds, given.calls, given.checks].map(Number)) {
  if (Number.isInteger(number) && number > 0) continue;
  console.error("Postings, seconds, calls and checks are whole numbers above 0. See --help.");
  process.exit(2);
}
const say = (line: string) => process.stdout.write(`${line}\n`);

// A process that a signal ends by itself leaves behind what it has started: a server, or the process of an engine.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
if (given.engine === undefined) await runAll();
else await runOne(given.engine as EngineName);

async function runOne(engine: EngineName): Promise<void> {
  const { seconds, calls, checks, dir, clickhouse, result = "" } = given;
  const measured = await measureEngine({
    engine,
    postings: sizes[0] ?? 0,
    seconds: Number(seconds),
    calls: Number(calls),
    checks: Number(checks),
    folder: dir,
    clickhouse,
    say,
  });
  writeFileSync(result, JSON.stringify(measured));
}

async function runAll(): Promise<void> {
  const started = loadavg()[0]?.toFixed(1);
  const names = ["seconds", "calls", "checks", "dir", "clickhouse"] as const;
  const passed = names.flatMap((name) => (given[name] === undefined ? [] : [`--${name}`, given[name]]));
  const results: BenchResult[] = [];
  for (const postings of sizes) {
    const engines = enginesFor(postings, !given["no-postgres"]);
    results.push(await benchMarket({ postings, engines, folder: given.dir, passed, say }));
  }
  const rows = results.flatMap((result) => result.rows);
  const shares = results.flatMap((result) => result.shares);
  printRows(rows, say);
  if (given.svg) writeFileSync(given.svg, drawGrowth(rows, shares));
  if (given.json) writeFileSync(given.json, `${JSON.stringify(rows, null, 2)}\n`);
  if (!given.results) return;
  const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), memoryBytes: totalmem() };
  const versions = Object.assign({ node: process.version }, ...results.map((result) => result.versions));
  const load = `${started} when the run began, ${loadavg()[0]?.toFixed(1)} when it ended`;
  const at = new Date().toISOString().slice(0, 10);
  writeFileSync(given.results, `${JSON.stringify({ at, machine, load, versions, rows, shares }, null, 2)}\n`);
}
