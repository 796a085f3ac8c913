import {
  DOUBLE,
  type DuckDBAppender,
  type DuckDBConnection,
  type DuckDBListType,
  LIST,
  listValue,
  UINTEGER,
  VARCHAR,
} from "@duckdb/node-api";

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

const listTypes: Record<"UINTEGER[]" | "DOUBLE[]" | "VARCHAR[]", DuckDBListType> = {
  "UINTEGER[]": LIST(UINTEGER),
  "DOUBLE[]": LIST(DOUBLE),
  "VARCHAR[]": LIST(VARCHAR),
};

/** Creates a table of the in-memory database and fills it; cells stand in the order of the columns. */
export async function writeTable(
  connection: DuckDBConnection,
  name: string,
  columns: Readonly<Record<string, ColumnType>>,
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const types = Object.values(columns);
  const list = Object.entries(columns).map(([column, type]) => `"${column}" ${type}`);
  await connection.run(`CREATE TABLE memory.main.${name} (${list.join(", ")})`);
  const appender = await connection.createAppender(name, "main", "memory");
  for (const row of rows) {
    for (const [index, type] of types.entries()) append(appender, type, row[index]);
    appender.endRow();
  }
  appender.flushSync();
  appender.closeSync();
}

function append(appender: DuckDBAppender, type: ColumnType, cell: Cell): void {
  if (cell === undefined) appender.appendNull();
  else if (type === "UINTEGER[]" || type === "DOUBLE[]" || type === "VARCHAR[]") {
    appender.appendList(listValue([...(cell as readonly (number | string)[])]), listTypes[type]);
  } else if (typeof cell === "string") appender.appendVarchar(cell);
  else if (typeof cell === "boolean") appender.appendBoolean(cell);
  else if (type === "UINTEGER") appender.appendUInteger(cell as number);
  else appender.appendDouble(cell as number);
}
