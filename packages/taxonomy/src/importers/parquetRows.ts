import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { MalformedFile } from "./MalformedFile.ts";

/**
 * Selected columns of a Parquet file as text ("" for NULL), filtered by an SQL condition; columns the file may
 * lack come back as "". A file that is no Parquet or lacks a needed column is a `MalformedFile`.
 */
export async function parquetRows(
  path: string,
  columns: { readonly needed: readonly string[]; readonly optional?: readonly string[] },
  where = "true",
): Promise<Record<string, string>[]> {
  const file = basename(path);
  if (readFileSync(path).subarray(0, 4).toString("latin1") !== "PAR1") {
    throw new MalformedFile(file, undefined, "is no Parquet file");
  }
  // Loaded here, because everyone who reads the taxonomy would load the native part otherwise.
  const { DuckDBInstance } = await import("@duckdb/node-api");
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  try {
    const described = await connection.runAndReadAll("DESCRIBE SELECT * FROM read_parquet($path)", { path });
    const present = new Set(described.getRows().map(([name]) => String(name)));
    const missing = columns.needed.filter((column) => !present.has(column));
    if (missing.length > 0) throw new MalformedFile(file, undefined, `the column "${missing[0]}" is missing`);
    const list = [
      ...columns.needed.map((column) => `coalesce("${column}"::VARCHAR, '') AS "${column}"`),
      ...(columns.optional ?? []).map((column) =>
        present.has(column) ? `coalesce("${column}"::VARCHAR, '') AS "${column}"` : `'' AS "${column}"`,
      ),
    ];
    const read = await connection.runAndReadAll(
      `SELECT ${list.join(", ")} FROM read_parquet($path) WHERE ${where}`,
      { path },
    );
    return read.getRowObjects() as Record<string, string>[];
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
