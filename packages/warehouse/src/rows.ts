import { type DuckDBConnection, type DuckDBListValue, type DuckDBValue, listValue } from "@duckdb/node-api";

/** A row as plain values: numbers for integers and doubles, yyyy-mm-dd for dates, arrays for lists. */
export type Row = Record<string, unknown>;

/** Runs a query with bound parameters and gives its rows. */
export async function rows(
  connection: DuckDBConnection,
  sql: string,
  parameters: DuckDBValue[] = [],
): Promise<Row[]> {
  const reader = await connection.runAndReadAll(sql, parameters);
  const names = reader.deduplicatedColumnNames();
  // By columns, which the driver gives in a fifth of the time that it takes for rows.
  const columns = reader.getColumnsJS();
  return Array.from({ length: reader.currentRowCount }, (_, at) => {
    const row: Row = {};
    for (const [index, name] of names.entries()) row[name] = plainValue(columns[index]?.[at]);
    return row;
  });
}

/** Placeholders for a list of bound parameters: "?, ?, ?". */
export function placeholders(values: readonly unknown[]): string {
  return values.map(() => "?").join(", ");
}

/**
 * Ids bound as one list, for `column IN ${anyOf}`: a thousand parameters take the planner a hundred milliseconds, a list
 * of as many a tenth of that.
 */
export function idList(ids: readonly number[]): DuckDBListValue {
  return listValue([...ids]);
}

/** What a column is compared with where ids are bound by `idList`. */
export const anyOf = "(SELECT unnest(?::UINTEGER[]))";

function plainValue(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value;
}
