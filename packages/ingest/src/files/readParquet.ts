import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { DuckDBInstance } from "@duckdb/node-api";
import type { FileRecord, OnBytes } from "./FileRecord.ts";
import { readJson } from "./readJson.ts";

/** Rows of a Parquet file as objects; dates and timestamps come as ISO 8601 text. */
export async function* readParquet(file: string, onBytes: OnBytes): AsyncGenerator<FileRecord> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  try {
    const path = asPattern(file);
    const counted = await connection.runAndReadAll("SELECT count(*) FROM read_parquet(?)", [path]);
    const total = Number(counted.getRows()[0]?.[0] ?? 0);
    const bytesPerRow = statSync(file).size / Math.max(1, total);
    // A column of the table's name would stand for the row.
    const row = `"${randomUUID()}"`;
    const result = await connection.stream(`SELECT to_json(${row})::VARCHAR FROM read_parquet(?) ${row}`, [
      path,
    ]);
    let line = 0;
    while (true) {
      const chunk = await result.fetchChunk();
      if (chunk === null || chunk.rowCount === 0) return;
      for (const text of chunk.getColumnValues(0)) {
        line++;
        yield { file, line, text: String(text), ...readJson(String(text)) };
      }
      onBytes(Math.round(bytesPerRow * chunk.rowCount));
    }
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** A path as the pattern that only it meets: DuckDB would read every file that an asterisk stands for. */
function asPattern(path: string): string {
  return path.replace(/[*?[]/g, "[$&]");
}
