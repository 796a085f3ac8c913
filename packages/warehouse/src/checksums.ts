import { createHash } from "node:crypto";
import type { DuckDBConnection } from "@duckdb/node-api";
import { rows } from "./rows.ts";
import { type TableName, tableNames } from "./schema.ts";

/** Rows of a table and 32 hexadecimal digits that follow from every value of every row and from the rows' order. */
export type TableChecksum = { table: TableName; rows: number; checksum: string };

/** Keeps the checksums inside the snapshot; it stands beside `tables`, for it is about them. */
const checksumTable = `CREATE TABLE next.checksum ("table" VARCHAR NOT NULL, "rows" UBIGINT NOT NULL, checksum VARCHAR NOT NULL)`;

/** The tables a checksum is computed of, all but `snapshot`, in the order of the schema. */
export const checkedTables = tableNames.filter((table) => table !== "snapshot");

/**
 * The checksum of a table: the sum of a 64-bit hash of each row with its position. The number of threads, the time and the
 * file's layout do not enter; two checksums can be compared when the same version of DuckDB computed them. Memory does
 * not grow with the rows.
 */
export async function checksumOf(
  connection: DuckDBConnection,
  table: TableName,
  schema = "main",
): Promise<TableChecksum> {
  const [row] = await rows(
    connection,
    `SELECT count(*) AS n, printf('%032x', coalesce(sum(hash(position, t)::HUGEINT), 0)::HUGEINT) AS digits
     FROM (SELECT row_number() OVER () AS position, t FROM ${schema}.${table} t)`,
  );
  return { table, rows: Number(row?.n), checksum: String(row?.digits) };
}

/** Checksums of all checked tables, in their order. */
export async function checksums(connection: DuckDBConnection, schema = "main"): Promise<TableChecksum[]> {
  const found: TableChecksum[] = [];
  for (const table of checkedTables) found.push(await checksumOf(connection, table, schema));
  return found;
}

/** One checksum of a whole snapshot: 16 hexadecimal digits of the SHA-256 of its tables' names, rows and checksums. */
export function snapshotChecksum(tables: readonly TableChecksum[]): string {
  const lines = tables.map(({ table, rows: count, checksum }) => `${table} ${count} ${checksum}\n`);
  return createHash("sha256").update(lines.join("")).digest("hex").slice(0, 16);
}

/** Computes the checksums of the snapshot being built and keeps them in it. */
export async function keepChecksums(connection: DuckDBConnection): Promise<void> {
  const found = await checksums(connection, "next");
  await connection.run(checksumTable);
  for (const { table, rows: count, checksum } of found) {
    await connection.run("INSERT INTO next.checksum VALUES (?, ?, ?)", [table, count, checksum]);
  }
}

/** The checksums a snapshot was published with, in the order of the schema; empty when it is of a version without them. */
export async function keptChecksums(connection: DuckDBConnection, schema = "main"): Promise<TableChecksum[]> {
  const catalog = schema === "main" ? "current_database()" : `'${schema}'`;
  const known = await rows(
    connection,
    `SELECT 1 FROM duckdb_tables() WHERE database_name = ${catalog} AND table_name = 'checksum'`,
  );
  if (known.length === 0) return [];
  const found = await rows(
    connection,
    `SELECT "table", "rows", checksum FROM ${schema}.checksum ORDER BY rowid`,
  );
  return found.map((row) => ({
    table: String(row.table) as TableName,
    rows: Number(row.rows),
    checksum: String(row.checksum),
  }));
}

/** The checksums as commands print them: one line for the snapshot, one for each table that holds rows. */
export function checksumText(tables: readonly TableChecksum[]): string {
  if (tables.length === 0) return "The snapshot is of a version that kept no checksums.\n";
  const line = ({ table, rows: count, checksum }: TableChecksum) =>
    `  ${table.padEnd(14)}${count.toLocaleString("en").padStart(12)} rows  ${checksum}\n`;
  return `Checksum ${snapshotChecksum(tables)}\n${tables
    .filter((it) => it.rows > 0)
    .map(line)
    .join("")}`;
}
