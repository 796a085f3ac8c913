import { type FileHandle, open } from "node:fs/promises";
import { zstdCompressSync } from "node:zlib";
import type { DuckDBConnection, DuckDBDataChunk } from "@duckdb/node-api";
import { encodePlaces, type Places, packing, recordsInBlock } from "./format.ts";

/** Blocks are written together, some megabytes at a time. */
const writeBytes = 2 ** 22;

/**
 * Writes the records of a table that has an `id`, and waits until they are on disk. `builtFor` tells the snapshot they
 * are of.
 */
export async function writeRecords(
  connection: DuckDBConnection,
  { table, path, builtFor }: { table: string; path: string; builtFor: string },
): Promise<void> {
  const file = await open(path, "w");
  try {
    const blocks = new Blocks(file);
    const records = `SELECT id, to_json(record)::VARCHAR FROM (FROM ${table} ORDER BY id) record`;
    const result = await connection.stream(records);
    let block: { ids: number[]; lines: string[] } = { ids: [], lines: [] };
    for await (const chunk of chunksAhead(() => result.fetchChunk())) {
      const [ids, lines] = chunk.getColumns() as [number[], string[]];
      for (const [index, id] of ids.entries()) {
        block.ids.push(id);
        block.lines.push(lines[index] as string);
        if (block.ids.length < recordsInBlock) continue;
        await blocks.add(block);
        block = { ids: [], lines: [] };
      }
    }
    if (block.ids.length > 0) await blocks.add(block);
    await file.writeFile(encodePlaces(await blocks.end(), builtFor));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Chunks of a result, the next one being made while one is gone through. */
async function* chunksAhead(fetch: () => Promise<DuckDBDataChunk | null>): AsyncGenerator<DuckDBDataChunk> {
  let next = fetch();
  for (let chunk = await next; chunk && chunk.rowCount > 0; chunk = await next) {
    next = fetch();
    // Who goes through them may end before it is waited for.
    next.catch(() => undefined);
    yield chunk;
  }
}

/** Blocks on their way into a file, and where they come to stand. */
class Blocks {
  readonly #file: FileHandle;
  readonly #firsts: number[] = [];
  readonly #begins: number[] = [];
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #end = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async add({ ids, lines }: { ids: readonly number[]; lines: readonly string[] }): Promise<void> {
    const packed = zstdCompressSync([ids.join(","), ...lines].join("\n"), packing);
    this.#firsts.push(ids[0] as number);
    this.#begins.push(this.#end);
    this.#end += packed.length;
    this.#waiting.push(packed);
    this.#waitingBytes += packed.length;
    if (this.#waitingBytes >= writeBytes) await this.#write();
  }

  async end(): Promise<Places> {
    await this.#write();
    return {
      firsts: Uint32Array.from(this.#firsts),
      begins: Float64Array.from(this.#begins.concat(this.#end)),
    };
  }

  async #write(): Promise<void> {
    await this.#file.writeFile(Buffer.concat(this.#waiting));
    this.#waiting = [];
    this.#waitingBytes = 0;
  }
}
