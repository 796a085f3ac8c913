import { createDuckDbMarket } from "../src/index.ts";
import { type OpenEngine, timed } from "./BenchEngine.ts";
import { benchAsOf } from "./generateMarket.ts";

/** DuckDB on the database file; it needs nothing made of it. */
export const openDuckDbEngine: OpenEngine = async ({ path, instance }) => {
  const connection = await instance.connect();
  const [[version] = []] = (await connection.runAndReadAll("SELECT version()")).getRowsJS();
  connection.closeSync();
  const before = process.memoryUsage().rss;
  const { result: market, ms } = await timed(() =>
    createDuckDbMarket({ asOf: benchAsOf, path, connections: 4, settings: { memory_limit: "8GB" } }),
  );
  return {
    name: "duckdb",
    version: String(version),
    market,
    buildSeconds: 0,
    openMs: ms,
    residentBytes: () => Math.max(0, process.memoryUsage().rss - before),
    close: () => market.close(),
  };
};
