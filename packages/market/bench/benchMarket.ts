import type { BenchEngine, OpenEngine } from "./BenchEngine.ts";
import { checkAlike } from "./checkAlike.ts";
import { type SharePoint, sharePoints } from "./growth/sharePoints.ts";
import { measure } from "./measure.ts";
import { openDuckDbEngine } from "./openDuckDbEngine.ts";
import { openIndexEngine } from "./openIndexEngine.ts";
import { openMarket } from "./openMarket.ts";
import { openPostgresEngine } from "./openPostgresEngine.ts";
import { type Row, toRows } from "./Row.ts";
import { readValues, type Values, workload } from "./workload.ts";

/** What to measure: how many postings, how long each engine is asked at most with 1 and with 8 clients, and where. */
export type BenchOptions = {
  postings: number;
  seconds: number;
  calls: number;
  checks: number;
  folder: string;
  postgres: boolean;
  say: (line: string) => void;
};

/** What one size came to; versions by engine. */
export type BenchResult = { rows: Row[]; versions: Record<string, string>; shares: SharePoint[] };

/**
 * Opens every engine on one market and measures it, one after the other, on selections not asked before; then checks
 * that all answer alike. Throws when they do not.
 */
export async function benchMarket(options: BenchOptions): Promise<BenchResult> {
  const { postings, say } = options;
  const market = await openMarket(options.folder, postings, say);
  const opening: OpenEngine[] = [
    openIndexEngine,
    openDuckDbEngine,
    ...(options.postgres ? [openPostgresEngine] : []),
  ];
  const engines: BenchEngine[] = [];
  const result: BenchResult = { rows: [], versions: {}, shares: [] };
  let values: Values | undefined;
  for (const open of opening) {
    const engine = await open(market, say);
    if (typeof engine === "string") {
      say(`Left out: ${engine}.`);
      continue;
    }
    engines.push(engine);
    values ??= await readValues(engine.market);
    result.versions[engine.name] = engine.version;
    result.rows.push(...(await measureEngine(engine, values, options, result.shares)));
  }
  const [index, ...others] = engines as [BenchEngine, ...BenchEngine[]];
  const checked = workload(values ?? {}, 20_251_031, options.checks);
  for (const other of others) await checkAlike(other, index, checked);
  say(`${engines.map(({ name }) => name).join(", ")} answer ${checked.length} calls alike.`);
  for (const engine of engines) await engine.close();
  market.instance.closeSync();
  return result;
}

async function measureEngine(
  engine: BenchEngine,
  values: Values,
  { postings, seconds, calls, say }: BenchOptions,
  shares: SharePoint[],
): Promise<Row[]> {
  // Compilers and caches get warm on selections that are not asked again.
  await measure(engine.market, workload(values, 3, 650), { clients: 8, seconds: seconds / 3 });
  const rows: Row[] = [];
  for (const clients of [1, 8]) {
    const fresh = workload(values, 7 * clients, calls);
    const measured = await measure(engine.market, fresh, { clients, seconds });
    const { name, buildSeconds, openMs } = engine;
    const residentBytes = engine.residentBytes();
    rows.push(...toRows({ engine: name, postings, residentBytes, openMs, buildSeconds }, clients, measured));
    const mixed = measured.times.length;
    say(`${name}, ${clients} clients: ${mixed} calls in ${(measured.totalMs / 1000).toFixed(1)} s.`);
    if (name === "index" && clients === 1) shares.push(...(await sharePoints(engine, postings, measured)));
  }
  return rows;
}
