import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { type BenchMarket, timed } from "./BenchEngine.ts";
import { generateMarket } from "./generateMarket.ts";

/** The generated market of so many postings in a folder: kept from an earlier run, else generated now. */
export async function openMarket(
  folder: string,
  postings: number,
  say: (line: string) => void,
): Promise<BenchMarket> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `market-${postings}.duckdb`);
  if (!existsSync(path)) {
    const { ms } = await timed(() => generate(path, postings));
    say(`${postings} postings are generated, in ${(ms / 1000).toFixed(1)} s.`);
  }
  const settings = { access_mode: "READ_ONLY", memory_limit: "8GB" };
  return { postings, path, folder, instance: await DuckDBInstance.create(path, settings) };
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
