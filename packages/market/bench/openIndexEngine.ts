import { existsSync } from "node:fs";
import { createIndexedMarket } from "../src/index.ts";
import { type OpenEngine, timed } from "./BenchEngine.ts";
import { benchAsOf } from "./generateMarket.ts";

/** The index, built into its file first where there is none; as many workers as there are cores. */
export const openIndexEngine: OpenEngine = async ({ postings, path }, say) => {
  const open = (workers?: number) =>
    createIndexedMarket({
      asOf: benchAsOf,
      snapshot: String(postings),
      database: path,
      path: `${path}.index`,
      workers,
      onProgress: say,
    });
  // A build in this process leaves memory behind that would be counted as the engine's.
  const built = existsSync(`${path}.index`) ? undefined : await timed(() => open(0));
  await built?.result.close();
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const { result: market, ms } = await timed(() => open());
  return {
    name: "index",
    version: process.version,
    market,
    buildSeconds: (built?.ms ?? 0) / 1000,
    openMs: ms,
    residentBytes: () => Math.max(0, process.memoryUsage().rss - before),
    close: () => market.close(),
  };
};
