import {
  type DuckDBConnection,
  type DuckDBListValue,
  type DuckDBValue,
  JSDuckDBValueConverter,
  listValue,
} from "@duckdb/node-api";

/** A row as plain values: numbers for integers and doubles, yyyy-mm-dd for dates, arrays for lists. */
export type Row = Record<string, unknown>;

/**
 * Runs a query with bound parameters and gives its rows. They are made by columns, which the driver gives in a fifth of
 * the time that it takes for rows, and some thousand at a time, so that long answers let others have their turn.
 */
export async function rows(
  connection: DuckDBConnection,
  sql: string,
  parameters: DuckDBValue[] = [],
): Promise<Row[]> {
  const result = await connection.run(sql, parameters);
  const names = result.deduplicatedColumnNames();
  const found: Row[] = [];
  for (let chunk = await result.fetchChunk(); chunk?.rowCount; chunk = await result.fetchChunk()) {
    const columns = chunk.convertColumns(JSDuckDBValueConverter);
    const size = chunk.rowCount;
    for (let at = 0; at < size; at++) {
      const row: Row = {};
      for (const [index, name] of names.entries()) row[name] = plainValue(columns[index]?.[at]);
      found.push(row);
    }
  }
  return found;
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

/** Up to so many ids stand in a statement itself. */
const fewIds = 100;

/**
 * The condition that a row's `id` is one of these. One id that stands in the statement is found by the table's index, in
 * half the time that a list takes; a thousand take the planner three times as long as a list.
 */
export function idIsOneOf(ids: readonly number[]): { sql: string; parameters: DuckDBValue[] } {
  if (ids.length === 0) return { sql: "false", parameters: [] };
  if (ids.length <= fewIds) return { sql: `id IN (${ids.join(", ")})`, parameters: [] };
  return { sql: `id IN ${anyOf}`, parameters: [idList(ids)] };
}

function plainValue(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value;
}
