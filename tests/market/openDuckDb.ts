import { DuckDBInstance } from "@duckdb/node-api";
import {
  type ClosableMarket,
  createDuckDbMarket,
  type MarketRecords,
} from "../../packages/market/src/index.ts";
import { loadRecords } from "./loadRecords.ts";

/** The DuckDB engine on a database in memory that holds the given records. */
export async function openDuckDb(records: MarketRecords, connections = 2): Promise<ClosableMarket> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await loadRecords(connection, records);
  connection.closeSync();
  const market = await createDuckDbMarket({
    asOf: records.asOf,
    connections,
    connect: () => instance.connect(),
  });
  return {
    ...market,
    async close() {
      await market.close();
      instance.closeSync();
    },
  };
}
