import { type FileHandle, open } from "node:fs/promises";
import { assemble } from "../assembly/assemble.ts";
import { ColumnMemory, isColumn } from "./ColumnMemory.ts";
import { decodeHeader, type Header, preambleBytes, readPreamble, type SectionEntry } from "./header.ts";
import { IndexFileError } from "./IndexFileError.ts";
import type { LoadedIndex } from "./LoadedIndex.ts";
import { readSections, refuse } from "./readSections.ts";
import { isOfWords, readWords } from "./readWords.ts";
import { allocate, type Section, sectionKinds } from "./Section.ts";

/** An index that can be asked for everything but words, and when it can be asked for those: `words` rejects if never. */
export type ReadIndex = { index: LoadedIndex; words: Promise<void> };

/**
 * Reads an index into shared memory; its words, half of it, are read by a thread when everything else is there, until
 * `leaving` is aborted. Rejects with IndexFileError when the file is missing, foreign, of another version or snapshot, cut
 * short, damaged in a section, or one that the system does not let it read; `words` rejects when those are.
 */
export async function readIndexFile(
  path: string,
  snapshot: string,
  leaving: AbortSignal,
): Promise<ReadIndex> {
  const file = await open(path, "r").catch(refuse);
  try {
    const { meta, sections: entries } = await readHeader(file);
    if (meta.snapshot !== snapshot)
      throw new IndexFileError(`The index file is of the snapshot ${meta.snapshot}, not ${snapshot}.`);
    const { columns, sections } = allocateSections(entries);
    const first = entries.filter(({ name }) => !isOfWords(name));
    const [kernels] = await Promise.all([assemble(), readSections(file, first, sections)]);
    const last = entries.filter(({ name }) => isOfWords(name));
    const words = readWords({ file, entries: last, sections }, leaving);
    return { index: { meta, sections, columns, kernels }, words };
  } finally {
    // Harmless once it was handed over.
    await file.close();
  }
}

async function readHeader(file: FileHandle): Promise<Header> {
  const preamble = Buffer.alloc(preambleBytes);
  const { bytesRead } = await file.read(preamble, 0, preambleBytes, 0).catch(refuse);
  const { bytes, crc } = readPreamble(preamble.subarray(0, bytesRead));
  const { size } = await file.stat().catch(refuse);
  if (preambleBytes + bytes > size) throw new IndexFileError("The index file is cut short.");
  const text = Buffer.alloc(bytes);
  await file.read(text, 0, bytes, preambleBytes).catch(refuse);
  const header = decodeHeader(text, crc);
  if (header.sections.some((section) => section.offset + section.bytes > size))
    throw new IndexFileError("The index file is cut short.");
  return header;
}

/** Memory for every section, which the system gives when it is first written to. */
function allocateSections(entries: readonly SectionEntry[]): {
  columns: WebAssembly.Memory;
  sections: Map<string, Section>;
} {
  const columns = new ColumnMemory(entries.filter(({ name }) => isColumn(name)).map(({ bytes }) => bytes));
  const allocated = entries.map(({ name, kind, bytes }): [string, Section] => {
    const length = bytes / sectionKinds[kind].BYTES_PER_ELEMENT;
    return [name, isColumn(name) ? columns.allocate(kind, length) : allocate(kind, length)];
  });
  return { columns: columns.memory, sections: new Map(allocated) };
}
