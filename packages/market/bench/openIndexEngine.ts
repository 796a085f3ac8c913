import { statSync } from "node:fs";
import { createIndexedMarket } from "../src/index.ts";
import { type OpenEngine, timed } from "./BenchEngine.ts";
import { benchAsOf } from "./generateMarket.ts";
import { runScript } from "./runScript.ts";

/** The index, built into its file first where there is none; as many workers as there are cores. */
export const openIndexEngine: OpenEngine = async ({ postings, path }, say) => {
  const index = `${path}.index`;
  const script = new URL("buildIndex.ts", import.meta.url);
  const writtenAt = () => statSync(index, { throwIfNoEntry: false })?.mtimeMs;
  const before = writtenAt();
  // Of an earlier run's file it sees whether it is still what this version writes.
  const seconds = runScript(script, [path, index, String(postings)]);
  const { result: market, ms } = await timed(() =>
    createIndexedMarket({
      asOf: benchAsOf,
      snapshot: String(postings),
      database: path,
      path: index,
      onProgress: say,
    }),
  );
  return {
    name: "index",
    version: process.version,
    market,
    buildSeconds: writtenAt() === before ? 0 : seconds,
    openMs: ms,
    close: () => market.close(),
  };
};
