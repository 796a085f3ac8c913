import { buildIndex } from "./build/buildIndex.ts";
import { buildInThread } from "./build/buildInThread.ts";
import type { IndexedMarketOptions } from "./createIndexedMarket.ts";
import { IndexFileError } from "./format/IndexFileError.ts";
import type { IndexImage } from "./format/IndexImage.ts";
import { type LoadedIndex, loadIndex } from "./format/LoadedIndex.ts";
import { type ReadIndex, readIndexFile } from "./format/readIndexFile.ts";
import { writeIndexFile } from "./format/writeIndexFile.ts";

/** The index from its file, or built and kept there where the file cannot be used. */
export async function openIndex(options: IndexedMarketOptions, leaving: AbortSignal): Promise<ReadIndex> {
  const { path, snapshot } = options;
  const words = Promise.resolve();
  if (path === undefined) return { index: await loadIndex(await build(options, leaving)), words };
  try {
    return await readIndexFile(path, snapshot, leaving);
  } catch (error) {
    if (!(error instanceof IndexFileError)) throw error;
    return { index: await buildAgain(options, error, leaving), words };
  }
}

/** Builds the index and keeps it in its file, in the place of one that cannot be used for the given reason. */
export async function buildAgain(
  options: IndexedMarketOptions,
  reason: IndexFileError,
  leaving: AbortSignal,
): Promise<LoadedIndex> {
  const { path, snapshot, onProgress = () => {} } = options;
  onProgress(`${reason.message} Building the index of the snapshot ${snapshot}.`);
  const started = performance.now();
  const image = await build(options, leaving);
  onProgress(`The index is built, in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  if (path !== undefined) await keep(path, image, onProgress);
  return loadIndex(image);
}

async function build(options: IndexedMarketOptions, leaving: AbortSignal): Promise<IndexImage> {
  const { snapshot, asOf } = options;
  if ("database" in options) return buildInThread({ database: options.database, snapshot, asOf }, leaving);
  const connection = await options.connect();
  try {
    return await buildIndex({ connection, snapshot, asOf });
  } finally {
    connection.closeSync();
  }
}

async function keep(path: string, image: IndexImage, onProgress: (line: string) => void): Promise<void> {
  await writeIndexFile(path, image).catch((error: unknown) => {
    onProgress(`The index could not be kept in ${path} and will be built again: ${String(error)}`);
  });
}
