import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { createDuckDbMarket } from "../src/index.ts";
import { timed } from "./BenchEngine.ts";
import { benchAsOf, generateMarket } from "./generateMarket.ts";
import { readValues, type Values } from "./workload.ts";

/** Where the generated market of so many postings lies in a folder. */
export function marketPath(folder: string, postings: number): string {
  return join(folder, `market-${postings}.duckdb`);
}

/** Sees to it that the generated market of so many postings is in a folder: kept from an earlier run, else made now. */
export async function makeMarket(
  folder: string,
  postings: number,
  say: (line: string) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const path = marketPath(folder, postings);
  if (!existsSync(path)) {
    const { ms } = await timed(() => generate(path, postings));
    say(`${postings} postings are generated, in ${(ms / 1000).toFixed(1)} s.`);
  }
  const market = await createDuckDbMarket({ asOf: benchAsOf, path, settings: { memory_limit: "8GB" } });
  writeFileSync(`${path}.values.json`, JSON.stringify(await readValues(market)));
  await market.close();
}

/** The values that selections on a market are made of. */
export function marketValues(path: string): Values {
  return JSON.parse(readFileSync(`${path}.values.json`, "utf8")) as Values;
}

async function generate(path: string, postings: number): Promise<void> {
  for (const rest of [".new", ".new.wal"]) rmSync(`${path}${rest}`, { force: true });
  const instance = await DuckDBInstance.create(`${path}.new`, { memory_limit: "8GB" });
  const connection = await instance.connect();
  await generateMarket(connection, postings);
  connection.closeSync();
  instance.closeSync();
  renameSync(`${path}.new`, path);
}
