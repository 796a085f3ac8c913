import type { Answers } from "./checkAlike.ts";
import { type EngineName, engines } from "./engines.ts";
import { type SharePoint, sharePoints } from "./growth/sharePoints.ts";
import { marketPath, marketValues } from "./makeMarket.ts";
import { measure } from "./measure.ts";
import { type Row, toRows } from "./Row.ts";
import { workload } from "./workload.ts";

/** What to measure: how long and how often an engine is asked at most with 1 and with 8 clients, how often to compare. */
export type EngineOptions = {
  engine: EngineName;
  postings: number;
  seconds: number;
  calls: number;
  checks: number;
  folder: string;
  clickhouse?: string;
  say: (line: string) => void;
};

/** What one engine came to on one size, its answers to what all are asked, and how its cost grows. */
export type EngineResult = Answers & { version: string; rows: Row[]; shares: SharePoint[] };

/**
 * Opens one engine and measures it on selections not asked before, or says why it is left out. For a process that has
 * opened nothing else: the memory of an engine within it is what the process has grown by since before it was opened.
 */
export async function measureEngine(options: EngineOptions): Promise<EngineResult | string> {
  const { engine: name, postings, seconds, calls, folder, clickhouse, say } = options;
  const path = marketPath(folder, postings);
  const values = marketValues(path);
  const warming = workload(values, 3, 650);
  const loads = [1, 8].map((clients) => ({ clients, fresh: workload(values, 7 * clients, calls) }));
  const checked = workload(values, 20_251_031, options.checks);
  const before = residentBytes();
  const engine = await engines[name]({ postings, path, folder, clickhouse }, say);
  if (typeof engine === "string") return engine;
  // Compilers and caches get warm on selections that are not asked again.
  await measure(engine.market, warming, { clients: 8, seconds: seconds / 3 });
  const rows: Row[] = [];
  const shares: SharePoint[] = [];
  for (const { clients, fresh } of loads) {
    const { cpuMs, ...measured } = await measure(engine.market, fresh, { clients, seconds });
    const inside = engine.residentBytes === undefined;
    const resident = engine.residentBytes?.() ?? residentBytes() - before;
    const { buildSeconds, openMs } = engine;
    const head = { engine: name, postings, residentBytes: resident, openMs, buildSeconds };
    rows.push(...toRows(head, clients, inside ? { ...measured, cpuMs } : measured));
    const told = `${measured.times.length} calls in ${(measured.totalMs / 1000).toFixed(1)} s`;
    say(`${name}, ${clients} clients: ${told}.`);
    if (name === "index" && clients === 1) shares.push(...(await sharePoints(engine, postings, measured)));
  }
  const answers: { verb: string; answer: unknown }[] = [];
  for (const { verb, ask } of checked) answers.push({ verb, answer: await ask(engine.market) });
  await engine.close();
  const { version, roundsPercentiles } = engine;
  return { engine: name, version, roundsPercentiles, rows, shares, answers };
}

/** Memory of this process that is in use, garbage left out. */
function residentBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}
