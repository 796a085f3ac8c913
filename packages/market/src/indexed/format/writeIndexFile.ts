import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { endianness } from "node:os";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import { aligned, encodeHeader, type Header, type SectionEntry } from "./header.ts";
import { IndexFileError } from "./IndexFileError.ts";
import type { IndexImage, IndexMeta } from "./IndexImage.ts";
import { kindOf, type Section } from "./Section.ts";

/**
 * Writes an index aside and moves it into place in one step: after a crash there is the old file, the new one, or none.
 * Rejects when it cannot, and leaves nothing behind.
 */
export async function writeIndexFile(path: string, image: IndexImage): Promise<void> {
  if (endianness() !== "LE") throw new IndexFileError("Index files need a little-endian machine.");
  await mkdir(dirname(path), { recursive: true });
  // Somebody else, even in this process, may be writing the same index.
  const aside = `${path}.${randomUUID()}.new`;
  try {
    await writeWhole(aside, image);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

async function writeWhole(path: string, { meta, sections }: IndexImage): Promise<void> {
  const header: Header = { meta, sections: layOut(meta, sections) };
  const file = await open(path, "w");
  try {
    await writeBytes(file, encodeHeader(header), 0);
    for (const { name, offset } of header.sections) {
      await writeBytes(file, bytesOf(sections.get(name) as Section), offset);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/** One system call moves at most two gigabytes, and less where the disk is nearly full. */
const stepBytes = 2 ** 28;

async function writeBytes(file: FileHandle, bytes: Uint8Array, offset: number): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const length = Math.min(stepBytes, bytes.length - at);
    const { bytesWritten } = await file.write(bytes, at, length, offset + at);
    at += bytesWritten;
  }
}

/** A section as bytes, on the same memory. */
export function bytesOf(section: Section): Uint8Array {
  return new Uint8Array(section.buffer, section.byteOffset, section.byteLength);
}

/** Entries one after another, the first after the header, whose own length depends on how the offsets are written. */
function layOut(meta: IndexMeta, sections: ReadonlyMap<string, Section>): SectionEntry[] {
  const entries = [...sections].map(([name, section]) => ({
    name,
    kind: kindOf(section),
    offset: Number.MAX_SAFE_INTEGER,
    bytes: section.byteLength,
    crc: crc32(bytesOf(section)),
  }));
  // Offsets only get shorter than the placeholder, so what this leaves for the header is always enough.
  let at = aligned(encodeHeader({ meta, sections: entries }).length);
  for (const entry of entries) {
    entry.offset = at;
    at = aligned(at + entry.bytes);
  }
  return entries;
}
