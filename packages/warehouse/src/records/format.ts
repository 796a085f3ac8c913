import { constants, crc32 } from "node:zlib";
import type { SnapshotInfo } from "../SnapshotInfo.ts";

/**
 * A file of whole records, for what asks for a handful of them: the database keeps columns, and unpacks two thousand
 * values of each of thirty for one row. Little-endian as everything:
 *
 * - blocks one after another, each of up to `recordsInBlock` records by ascending id, compressed with its sum: a line of
 *   their ids, then the JSON of each on a line;
 * - the first id of each block, four bytes each;
 * - where each block begins and where the last one ends, eight bytes each;
 * - the tail: how many blocks (4), the CRC-32 of the two lists and of `builtFor` (4), the format's version (4), and
 *   four bytes that name it.
 */
export const tailBytes = 16;

/** Few, as a whole block is unpacked for one record of it. */
export const recordsInBlock = 8;

const version = 1;
const magic = Buffer.from("TREC");

/** How blocks are compressed: as quickly as zstd does, and so that damage is noticed when they are unpacked. */
export const packing = {
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
};

/** How a file tells the snapshot that it is of. */
export function builtFor({ id, builtAt }: Pick<SnapshotInfo, "id" | "builtAt">): string {
  return `${id} ${builtAt}`;
}

/** Which records stand where: first ids of blocks, and where blocks begin, with the end of the last. */
export type Places = { firsts: Uint32Array<ArrayBuffer>; begins: Float64Array<ArrayBuffer> };

/** The lists and the tail as they end a file. `builtFor` enters their sum, so that no other snapshot takes the file for its own. */
export function encodePlaces({ firsts, begins }: Places, builtFor: string): Buffer {
  const lists = Buffer.concat([Buffer.from(firsts.buffer), Buffer.from(begins.buffer)]);
  const tail = Buffer.alloc(tailBytes);
  tail.writeUInt32LE(firsts.length, 0);
  tail.writeUInt32LE(crc32(builtFor, crc32(lists)), 4);
  tail.writeUInt32LE(version, 8);
  magic.copy(tail, 12);
  return Buffer.concat([lists, tail]);
}

/** How many bytes before the tail the lists take; undefined when the tail is not of this format and version. */
export function listBytes(tail: Buffer): number | undefined {
  const isOurs =
    tail.length === tailBytes && tail.subarray(12).equals(magic) && tail.readUInt32LE(8) === version;
  return isOurs ? 12 * tail.readUInt32LE(0) + 8 : undefined;
}

/** The lists of a file; undefined when they are damaged or of another snapshot. */
export function decodePlaces(lists: Buffer, tail: Buffer, builtFor: string): Places | undefined {
  const count = tail.readUInt32LE(0);
  if (crc32(builtFor, crc32(lists)) !== tail.readUInt32LE(4)) return undefined;
  const bytes = Uint8Array.from(lists).buffer;
  return {
    firsts: new Uint32Array(bytes.slice(0, 4 * count)),
    begins: new Float64Array(bytes.slice(4 * count)),
  };
}
