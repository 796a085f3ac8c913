import { type FileHandle, open } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { assemble } from "../assembly/assemble.ts";
import { ColumnMemory, isColumn } from "./ColumnMemory.ts";
import { decodeHeader, type Header, preambleBytes, readPreamble, type SectionEntry } from "./header.ts";
import { IndexFileError } from "./IndexFileError.ts";
import type { LoadedIndex } from "./LoadedIndex.ts";
import { allocate, type Section, sectionKinds } from "./Section.ts";
import { bytesOf } from "./writeIndexFile.ts";

/** Two read 1.5 GB in 0.8 to 0.95 s where one takes 1.2 to 1.9; with four the memory is what they wait for. */
const readAtOnce = 2;

/** Small enough for the sum of one part to be taken while the next are read, and still in the cache. */
const readBytes = 2 ** 22;

/**
 * Reads an index into shared memory. Throws IndexFileError when the file is missing, foreign, of another version or
 * snapshot, cut short, damaged anywhere, or one that the system does not let it read.
 */
export async function readIndexFile(path: string, snapshot: string): Promise<LoadedIndex> {
  const file = await open(path, "r").catch(refuse);
  try {
    const { meta, sections: entries } = await readHeader(file);
    if (meta.snapshot !== snapshot)
      throw new IndexFileError(`The index file is of the snapshot ${meta.snapshot}, not ${snapshot}.`);
    const columns = new ColumnMemory(entries.filter(({ name }) => isColumn(name)).map(({ bytes }) => bytes));
    const [sections, kernels] = await Promise.all([readSections(file, entries, columns), assemble()]);
    return { meta, sections, columns: columns.memory, kernels };
  } finally {
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
  return decodeHeader(text, crc);
}

/** Some sections are read while the sums of others are taken; the largest begin. */
async function readSections(
  file: FileHandle,
  entries: readonly SectionEntry[],
  columns: ColumnMemory,
): Promise<Map<string, Section>> {
  const waiting = entries.toSorted((one, other) => one.bytes - other.bytes);
  const read = new Map<string, Section>();
  const readOn = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const { name, kind, bytes } = entry;
      const length = bytes / sectionKinds[kind].BYTES_PER_ELEMENT;
      const section = isColumn(name) ? columns.allocate(kind, length) : allocate(kind, length);
      await readSection(file, entry, section);
      read.set(name, section);
    }
  };
  await Promise.all(Array.from({ length: readAtOnce }, readOn));
  return read;
}

async function readSection(
  file: FileHandle,
  { name, offset, bytes, crc }: SectionEntry,
  section: Section,
): Promise<void> {
  const target = bytesOf(section);
  let sum = 0;
  for (let at = 0; at < bytes; ) {
    const length = Math.min(readBytes, bytes - at);
    const { bytesRead } = await file.read(target, at, length, offset + at).catch(refuse);
    if (bytesRead === 0) throw new IndexFileError("The index file is cut short.");
    sum = crc32(target.subarray(at, at + bytesRead), sum);
    at += bytesRead;
  }
  if (sum !== crc) throw new IndexFileError(`The section ${name} of the index file is damaged.`);
}

/** Refuses the file for what the system says of it. */
function refuse(cause: unknown): never {
  const isMissing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
  const reason = isMissing ? "There is no index file." : `The index file cannot be read: ${String(cause)}.`;
  throw new IndexFileError(reason, { cause });
}
