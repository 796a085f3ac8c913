import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** One connection to the engine; statements on one run one after the other, on several of the same folder at once. */
export type ChdbSession = {
  queryAsync: (statement: string, options: { format: string }) => Promise<{ text: () => string }>;
  close: () => void;
};

/** The part of the package chdb that is used: embedded ClickHouse, one data folder a process. */
export type Chdb = {
  Session: new (path: string, options?: { connectionArgs?: readonly string[] }) => ChdbSession;
};

/**
 * The package chdb as `npm install chdb` put it into a folder; undefined where there is none. It weighs half a gigabyte
 * and is therefore nobody's dependency.
 */
export function openChdb(folder: string): Chdb | undefined {
  const installed = join(resolve(folder), "node_modules", "chdb");
  if (!existsSync(installed)) return undefined;
  return createRequire(join(installed, "package.json"))("./index.js") as Chdb;
}
