import { createIndexedMarket } from "../src/index.ts";
import { benchAsOf } from "./generateMarket.ts";

/*
 * node buildIndex.ts DATABASE INDEX_FILE SNAPSHOT
 * Builds the index of a market into its file. A process of its own, because what building leaves behind in memory is not
 * what answering takes.
 */
const [database = "", path = "", snapshot = ""] = process.argv.slice(2);
const market = await createIndexedMarket({
  asOf: benchAsOf,
  snapshot,
  database,
  path,
  workers: 0,
  onProgress: (line) => process.stdout.write(`${line}\n`),
});
await market.close();
