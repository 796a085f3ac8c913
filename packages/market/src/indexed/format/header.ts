import { crc32 } from "node:zlib";
import { IndexFileError } from "./IndexFileError.ts";
import type { IndexMeta } from "./IndexImage.ts";
import type { SectionKind } from "./Section.ts";

/** Where a section stands: byte offset from the file's start (a multiple of 8), bytes, and CRC-32 of them. */
export type SectionEntry = { name: string; kind: SectionKind; offset: number; bytes: number; crc: number };

/** What the file says of itself. */
export type Header = { meta: IndexMeta; sections: SectionEntry[] };

/** Raised whenever what a section means changes; older files are built again. */
const formatVersion = 4;

/** Bytes before the header's text: magic (8), version (4), length (4) and CRC-32 (4) of the text, unused (4). */
export const preambleBytes = 24;

const magic = Buffer.from("TALENTIX", "latin1");

/** The next multiple of eight, on which sections begin. */
export function aligned(offset: number): number {
  return Math.ceil(offset / 8) * 8;
}

/** Preamble and header text as they stand at the file's start. */
export function encodeHeader(header: Header): Buffer {
  const text = Buffer.from(JSON.stringify(header));
  const preamble = Buffer.alloc(preambleBytes);
  magic.copy(preamble);
  preamble.writeUInt32LE(formatVersion, 8);
  preamble.writeUInt32LE(text.length, 12);
  preamble.writeUInt32LE(crc32(text), 16);
  return Buffer.concat([preamble, text]);
}

/** Length of the header's text; throws IndexFileError for a foreign or older file. */
export function readPreamble(preamble: Buffer): { bytes: number; crc: number } {
  if (preamble.length < preambleBytes || !preamble.subarray(0, 8).equals(magic))
    throw new IndexFileError("This is no index file.");
  const version = preamble.readUInt32LE(8);
  if (version !== formatVersion)
    throw new IndexFileError(`The index file has version ${version}; this program reads ${formatVersion}.`);
  return { bytes: preamble.readUInt32LE(12), crc: preamble.readUInt32LE(16) };
}

/** The header from its text; throws IndexFileError when it is damaged. */
export function decodeHeader(text: Buffer, crc: number): Header {
  if (crc32(text) !== crc) throw new IndexFileError("The header of the index file is damaged.");
  return JSON.parse(text.toString()) as Header;
}
