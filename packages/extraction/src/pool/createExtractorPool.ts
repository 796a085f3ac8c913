import { Piscina } from "piscina";
import type { Ad, Reading } from "../extractor/Extractor.ts";

/** Extractors in worker threads, one each. */
export type ExtractorPool = {
  /** Reads ads on the next free worker and gives their readings in the same order; an ad that breaks it rejects. */
  read(ads: readonly Ad[]): Promise<Reading[]>;
  /** Ends the workers once what they were given is read. */
  close(): Promise<void>;
};

/** How many workers, and the folder that taxonomy releases were imported into, if any. */
export type ExtractorPoolOptions = { workers: number; extensions?: string };

/** Starts so many workers; they load the taxonomy when they are first used. */
export function createExtractorPool({ workers, extensions }: ExtractorPoolOptions): ExtractorPool {
  const pool = new Piscina<readonly Ad[], Reading[]>({
    filename: new URL("./readAds.ts", import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
    workerData: { extensions },
  });
  return { read: (ads) => pool.run(ads), close: () => pool.close() };
}
