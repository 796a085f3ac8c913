import { statSync } from "node:fs";
import { createIndexedMarket } from "../src/index.ts";
import { type OpenEngine, timed } from "./BenchEngine.ts";
import { benchAsOf } from "./generateMarket.ts";
import { runScript } from "./runScript.ts";

/**
 * The index, built into its file first where there is none; as many workers as there are cores. It is open when it has
 * answered, and asked no more until its words are there too.
 */
export const openIndexEngine: OpenEngine = async ({ postings, path }, say) => {
  const index = `${path}.index`;
  const script = new URL("buildIndex.ts", import.meta.url);
  const writtenAt = () => statSync(index, { throwIfNoEntry: false })?.mtimeMs;
  const before = writtenAt();
  // Of an earlier run's file it sees whether it is still what this version writes.
  const seconds = await runScript(script, [path, index, String(postings)]);
  const opening = performance.now();
  const { result: market, ms } = await timed(async () => {
    const opened = await createIndexedMarket({
      asOf: benchAsOf,
      snapshot: String(postings),
      database: path,
      path: index,
      onProgress: say,
    });
    await opened.count({ fact: "posting", filters: [] });
    return opened;
  });
  await market.whole;
  say(`index, words read after ${((performance.now() - opening) / 1000).toFixed(2)} s.`);
  return {
    name: "index",
    version: process.version,
    market,
    buildSeconds: writtenAt() === before ? 0 : seconds,
    openMs: ms,
    close: () => market.close(),
  };
};
