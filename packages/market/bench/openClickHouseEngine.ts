import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { type OpenEngine, timed } from "./BenchEngine.ts";
import { createClickHouseMarket } from "./clickhouse/createClickHouseMarket.ts";
import { openChdb } from "./clickhouse/openChdb.ts";
import { SessionPool } from "./clickhouse/SessionPool.ts";
import { benchAsOf } from "./generateMarket.ts";
import { runScript } from "./runScript.ts";

/**
 * ClickHouse embedded in this process, where `npm install chdb` put it into the folder given; one session a client, all
 * on tables that are made for this and removed afterwards. Statements of different sessions run at the same time.
 */
export const openClickHouseEngine: OpenEngine = async ({ path, folder, clickhouse }, say) => {
  if (!clickhouse) return "ClickHouse (npm install chdb in a folder of its own, then --clickhouse FOLDER)";
  const chdb = resolve(clickhouse);
  const data = join(resolve(folder), `clickhouse-${process.pid}`);
  const { result: installed, ms: loadMs } = await timed(async () => openChdb(chdb));
  if (!installed) return `ClickHouse (npm install chdb in ${clickhouse} first)`;
  const script = new URL("clickhouse/loadClickHouse.ts", import.meta.url);
  const buildSeconds = await runScript(script, [chdb, resolve(path), data]);
  say(`ClickHouse is loaded and indexed, in ${buildSeconds.toFixed(1)} s.`);
  const { result: pool, ms } = await timed(async () => {
    const opened = new SessionPool(installed, data, 8);
    // Tables are loaded by the first who asks.
    await opened.rows("SELECT count() FROM posting");
    return opened;
  });
  const [[version] = []] = await pool.rows("SELECT version()");
  return {
    name: "clickhouse",
    version: String(version),
    market: createClickHouseMarket((statement) => pool.rows(statement), benchAsOf),
    buildSeconds,
    openMs: loadMs + ms,
    roundsPercentiles: true,
    close: async () => {
      pool.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
