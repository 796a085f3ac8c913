import { Worker } from "node:worker_threads";
import type { Day } from "../../Day.ts";
import type { IndexImage } from "../format/IndexImage.ts";

/** What the building thread is started with: a snapshot's file, its id and its last day. */
export type BuildStart = { database: string; snapshot: string; asOf: Day };

/**
 * Builds the index of a snapshot in a thread of its own, so that the calling one serves on meanwhile. Rejects with the
 * signal's reason once it is aborted.
 */
export function buildInThread(start: BuildStart, leaving: AbortSignal): Promise<IndexImage> {
  const { promise, resolve, reject } = Promise.withResolvers<IndexImage>();
  const worker = new Worker(new URL("./buildThread.ts", import.meta.url), { workerData: start });
  const leave = () => {
    reject(leaving.reason);
    void worker.terminate();
  };
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", (code) => {
    leaving.removeEventListener("abort", leave);
    reject(new Error(`The index could not be built: its thread ended with ${code}.`));
  });
  leaving.addEventListener("abort", leave, { once: true });
  if (leaving.aborted) leave();
  return promise;
}
