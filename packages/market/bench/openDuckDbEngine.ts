import { version } from "@duckdb/node-api";
import { createDuckDbMarket } from "../src/index.ts";
import { type OpenEngine, timed } from "./BenchEngine.ts";
import { benchAsOf } from "./generateMarket.ts";

/** DuckDB on the database file; it needs nothing made of it. */
export const openDuckDbEngine: OpenEngine = async ({ path }) => {
  const { result: market, ms } = await timed(() =>
    createDuckDbMarket({ asOf: benchAsOf, path, connections: 4, settings: { memory_limit: "8GB" } }),
  );
  return {
    name: "duckdb",
    version: version(),
    market,
    buildSeconds: 0,
    openMs: ms,
    close: () => market.close(),
  };
};
