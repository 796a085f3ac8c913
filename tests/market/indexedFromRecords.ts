import { DuckDBInstance } from "@duckdb/node-api";
import {
  type ClosableMarket,
  createIndexedMarket,
  type MarketRecords,
} from "../../packages/market/src/index.ts";
import { loadRecords } from "./loadRecords.ts";

/** The indexed engine on the given records, in this thread unless given workers. */
export async function indexedFromRecords(records: MarketRecords, workers = 0): Promise<ClosableMarket> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await loadRecords(connection, records);
  connection.closeSync();
  try {
    return await createIndexedMarket({
      asOf: records.asOf,
      snapshot: "records",
      connect: () => instance.connect(),
      workers,
    });
  } finally {
    instance.closeSync();
  }
}
