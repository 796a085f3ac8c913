import { type FileHandle, open } from "node:fs/promises";
import { zstdDecompressSync } from "node:zlib";
import type { Row } from "../rows.ts";
import { decodePlaces, listBytes, type Places, tailBytes } from "./format.ts";

/** The records of a snapshot's postings, read by their ids. */
export class RecordsFile {
  readonly path: string;
  readonly #file: FileHandle;
  readonly #places: Places;

  private constructor(path: string, file: FileHandle, places: Places) {
    this.path = path;
    this.#file = file;
    this.#places = places;
  }

  /** Opens the file of the snapshot that is told by `builtFor`; throws when it is missing, foreign or cut short. */
  static async open(path: string, builtFor: string): Promise<RecordsFile> {
    const file = await open(path, "r");
    try {
      const { size } = await file.stat();
      const tail = await bytesAt(file, size - tailBytes, tailBytes);
      const bytes = listBytes(tail);
      if (bytes === undefined) throw new Error("it does not end as a file of records does");
      const lists = await bytesAt(file, size - tailBytes - bytes, bytes);
      const places = decodePlaces(lists, tail, builtFor);
      if (!places) throw new Error("it is damaged, or of another snapshot");
      return new RecordsFile(path, file, places);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** The records of these ids, in no order; unknown ids are left out. Rejects when a block of theirs is damaged. */
  async read(ids: readonly number[]): Promise<Row[]> {
    const byBlock = Map.groupBy(new Set(ids), (id) => this.#blockOf(id));
    byBlock.delete(-1);
    const found = [...byBlock].map(([block, asked]) => this.#readFrom(block, asked));
    return (await Promise.all(found)).flat();
  }

  /** Closes the file when what is being read has been. */
  close(): Promise<void> {
    return this.#file.close();
  }

  async #readFrom(block: number, asked: readonly number[]): Promise<Row[]> {
    const { begins } = this.#places;
    const [begin = 0, end = 0] = [begins[block], begins[block + 1]];
    const packed = await bytesAt(this.#file, begin, end - begin);
    const [ids = "", ...records] = zstdDecompressSync(packed).toString().split("\n");
    const known = ids.split(",").map(Number);
    return asked.flatMap((id): Row[] => {
      const record = records[known.indexOf(id)];
      return record === undefined ? [] : [JSON.parse(record)];
    });
  }

  /** The block in which an id stands if it does: the last whose first id is not greater; -1 before all. */
  #blockOf(id: number): number {
    const { firsts } = this.#places;
    let [low, high] = [0, firsts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((firsts[middle] as number) <= id) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

async function bytesAt(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = from < 0 ? { bytesRead: 0 } : await file.read(bytes, 0, length, from);
  return bytes.subarray(0, bytesRead);
}
