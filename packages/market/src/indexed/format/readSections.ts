import type { FileHandle } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { SectionEntry } from "./header.ts";
import { IndexFileError } from "./IndexFileError.ts";
import type { Section } from "./Section.ts";
import { bytesOf } from "./writeIndexFile.ts";

/** Two read 1.5 GB in 0.8 to 0.95 s where one takes 1.2 to 1.9; with four the memory is what they wait for. */
const readAtOnce = 2;

/** Small enough for the sum of one part to be taken while the next are read, and still in the cache. */
const readBytes = 2 ** 22;

/**
 * Fills sections from where they stand in the file: some are read while the sums of others are taken, the largest begin.
 * Throws IndexFileError when the file is cut short, damaged in one of them, or cannot be read.
 */
export async function readSections(
  file: FileHandle,
  entries: readonly SectionEntry[],
  sections: ReadonlyMap<string, Section>,
): Promise<void> {
  const waiting = entries.toSorted((one, other) => one.bytes - other.bytes);
  const readOn = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop())
      await readSection(file, entry, sections.get(entry.name) as Section);
  };
  await Promise.all(Array.from({ length: readAtOnce }, readOn));
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
export function refuse(cause: unknown): never {
  const isMissing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
  const reason = isMissing ? "There is no index file." : `The index file cannot be read: ${String(cause)}.`;
  throw new IndexFileError(reason, { cause });
}
