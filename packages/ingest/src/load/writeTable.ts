import type { DuckDBAppender, DuckDBConnection } from "@duckdb/node-api";

/** Column types of the generator's tables. */
export type ColumnType =
  | "UINTEGER"
  | "DOUBLE"
  | "VARCHAR"
  | "BOOLEAN"
  | "UINTEGER[]"
  | "DOUBLE[]"
  | "VARCHAR[]";

/** One cell; undefined is NULL. */
export type Cell = number | string | boolean | readonly number[] | readonly string[] | undefined;

/** Stands between the members of a list on its way into the database; no text of the generator holds it. */
const separator = "\u0001";

/** Creates a table of the in-memory database and fills it; cells stand in the order of the columns. */
export async function writeTable(
  connection: DuckDBConnection,
  name: string,
  columns: Readonly<Record<string, ColumnType>>,
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const types = Object.values(columns);
  const lists = types.some((type) => type.endsWith("[]"));
  // Lists go in as text: appending them as values costs more than everything else together.
  const target = lists ? `${name}_as_text` : name;
  const declared = Object.entries(columns).map(
    ([column, type]) => `"${column}" ${type.endsWith("[]") ? "VARCHAR" : type}`,
  );
  await connection.run(`CREATE TABLE memory.main.${target} (${declared.join(", ")})`);
  const appender = await connection.createAppender(target, "main", "memory");
  for (const row of rows) {
    for (const [index, type] of types.entries()) append(appender, type, row[index]);
    appender.endRow();
  }
  appender.flushSync();
  appender.closeSync();
  if (!lists) return;
  const selected = Object.entries(columns).map(([column, type]) =>
    type.endsWith("[]") ? list(column, type) : `"${column}"`,
  );
  await connection.run(`CREATE TABLE memory.main.${name} AS SELECT ${selected.join(", ")} FROM memory.main.${target};
    DROP TABLE memory.main.${target}`);
}

function list(column: string, type: ColumnType): string {
  return `CASE WHEN "${column}" = '' THEN [] ELSE string_split("${column}", '${separator}') END::${type} AS "${column}"`;
}

function append(appender: DuckDBAppender, type: ColumnType, cell: Cell): void {
  if (cell === undefined) appender.appendNull();
  else if (typeof cell === "object") appender.appendVarchar(cell.join(separator));
  else if (typeof cell === "string") appender.appendVarchar(cell);
  else if (typeof cell === "boolean") appender.appendBoolean(cell);
  else if (type === "UINTEGER") appender.appendUInteger(cell);
  else appender.appendDouble(cell);
}
