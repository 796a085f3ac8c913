import type { FileHandle } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import type { SectionEntry } from "./header.ts";
import { IndexFileError } from "./IndexFileError.ts";
import type { Section } from "./Section.ts";

/** Whether a section is of the keyword index, which nothing but a keyword needs. */
export function isOfWords(name: string): boolean {
  return name.startsWith("posting.words.") || name.startsWith("posting.vocabulary.");
}

/** What the reading thread is started with: the file, which it closes, and the sections that it fills. */
export type WordsStart = {
  file: FileHandle;
  entries: readonly SectionEntry[];
  sections: ReadonlyMap<string, Section>;
};

/**
 * Fills sections in a thread of its own, so that the calling one serves on meanwhile; the file is the thread's from then
 * on. Rejects with IndexFileError when they cannot be read or are damaged, with the signal's reason once it is aborted.
 */
export function readWords(start: WordsStart, leaving: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL("./readWordsThread.ts", import.meta.url), {
    workerData: start,
    // A file handle is handed over, never copied; the types of Node do not know that it may be.
    transferList: [start.file as never],
  });
  const leave = () => {
    reject(leaving.reason);
    void worker.terminate();
  };
  worker.once("error", (error) => reject(new IndexFileError(error.message, { cause: error })));
  worker.once("exit", (code) => {
    leaving.removeEventListener("abort", leave);
    if (code === 0) resolve();
    else reject(new IndexFileError(`The thread that reads the index file ended with ${code}.`));
  });
  leaving.addEventListener("abort", leave, { once: true });
  if (leaving.aborted) leave();
  // It may be rejected before anybody is there to hear of it.
  promise.catch(() => {});
  return promise;
}
