import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkAlike } from "./checkAlike.ts";
import { type EngineName, engines } from "./engines.ts";
import type { SharePoint } from "./growth/sharePoints.ts";
import { makeMarket } from "./makeMarket.ts";
import type { EngineResult } from "./measureEngine.ts";
import type { Row } from "./Row.ts";
import { runScript } from "./runScript.ts";

/** Which size to measure on which engines, where its files are, and what each engine's process is told further. */
export type BenchOptions = {
  postings: number;
  engines: readonly EngineName[];
  folder: string;
  passed: readonly string[];
  say: (line: string) => void;
};

/** What one size came to; versions by engine. */
export type BenchResult = { rows: Row[]; versions: Record<string, string>; shares: SharePoint[] };

/**
 * Measures every engine on one market, one after the other, each in a process of its own; then checks that all have
 * answered alike. Throws when they have not.
 */
export async function benchMarket(options: BenchOptions): Promise<BenchResult> {
  const { postings, folder, passed, say } = options;
  await makeMarket(folder, postings, say);
  const results: EngineResult[] = [];
  for (const engine of options.engines) {
    const file = join(folder, `result-${process.pid}.json`);
    const asked = ["--engine", engine, "--postings", String(postings), "--result", file];
    await runScript(new URL("bench.ts", import.meta.url), [...asked, ...passed]);
    const result = JSON.parse(readFileSync(file, "utf8")) as EngineResult | string;
    rmSync(file);
    if (typeof result === "string") say(`Left out: ${result}.`);
    else results.push(result);
  }
  const [reference, ...others] = results;
  if (reference) for (const other of others) checkAlike(reference, other);
  const asked = reference?.answers.length;
  say(`${results.map(({ engine }) => engine).join(", ")} answer ${asked} calls alike.`);
  return {
    rows: results.flatMap(({ rows }) => rows),
    versions: Object.fromEntries(results.map(({ engine, version }) => [engine, version])),
    shares: results.flatMap(({ shares }) => shares),
  };
}

/** The engines that a size is measured on: PostgreSQL takes minutes to load and seconds to answer beyond a million. */
export function enginesFor(postings: number, withPostgres: boolean): EngineName[] {
  const names = Object.keys(engines) as EngineName[];
  return names.filter((name) => name !== "postgresql" || (withPostgres && postings <= 1_000_000));
}
