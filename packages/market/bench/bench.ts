import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type BenchResult, benchMarket } from "./benchMarket.ts";
import { drawGrowth } from "./growth/drawGrowth.ts";
import { printRows } from "./printRows.ts";

/*
 * pnpm bench [--large | --postings N] [--seconds N] [--json FILE] [--results FILE] [--svg FILE] [--dir FOLDER] [--no-postgres]
 * Holds the engines against each other on generated markets of 1 and 5 million postings (and 20 with --large), in one
 * run: how fast they answer, and that they answer alike. --json writes the rows alone, --results them with the machine,
 * the versions and how cost grows, --svg the drawing of the latter.
 */
const { values: given } = parseArgs({
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
    result: { type: "string" },
  },
});
const sizes = (given.postings ?? ["1000000", "5000000", ...(given.large ? ["20000000"] : [])]).map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);

if (given.result === undefined) runAll();
else writeFileSync(given.result, JSON.stringify(await runOne(sizes[0] ?? 0)));

/** PostgreSQL takes minutes to load and seconds to answer: its ratio is asked for at a million. */
function runOne(postings: number): Promise<BenchResult> {
  const { seconds, calls, checks, dir } = given;
  return benchMarket({
    postings,
    seconds: Number(seconds),
    calls: Number(calls),
    checks: Number(checks),
    folder: dir,
    postgres: !given["no-postgres"] && postings <= 1_000_000,
    say,
  });
}

/** Each size in a process of its own, so that the memory of one is not counted as the next one's. */
function runAll(): void {
  mkdirSync(given.dir, { recursive: true });
  const started = loadavg()[0]?.toFixed(1);
  const results = sizes.map((postings) => {
    const result = join(given.dir, `result-${process.pid}.json`);
    const passed = ["seconds", "calls", "checks", "dir"] as const;
    const options = passed.flatMap((name) => [`--${name}`, given[name]]);
    if (given["no-postgres"]) options.push("--no-postgres");
    const argument = ["--expose-gc", fileURLToPath(import.meta.url), "--postings", String(postings)];
    const { status } = spawnSync(process.execPath, [...argument, "--result", result, ...options], {
      stdio: "inherit",
    });
    // It has said itself what is wrong.
    if (status !== 0) process.exit(1);
    const read = JSON.parse(readFileSync(result, "utf8")) as BenchResult;
    rmSync(result);
    return read;
  });
  const rows = results.flatMap((result) => result.rows);
  const shares = results.flatMap((result) => result.shares);
  printRows(rows, say);
  if (given.svg) writeFileSync(given.svg, drawGrowth(rows, shares));
  if (given.json) writeFileSync(given.json, `${JSON.stringify(rows, null, 1)}\n`);
  if (!given.results) return;
  const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), memoryBytes: totalmem() };
  const versions = Object.assign({ node: process.version }, ...results.map((result) => result.versions));
  const load = `${started} when the run began, ${loadavg()[0]?.toFixed(1)} when it ended`;
  const at = new Date().toISOString().slice(0, 10);
  writeFileSync(given.results, `${JSON.stringify({ at, machine, load, versions, rows, shares }, null, 1)}\n`);
}
