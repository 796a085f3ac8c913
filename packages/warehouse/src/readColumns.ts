import type { DuckDBConnection } from "@duckdb/node-api";

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Of each column, what it is in SQL, a number that is never NULL, and the kind of array that it goes into. */
export type ColumnPlan = Record<string, readonly [sql: string, kind: new (length: number) => Numbers]>;

/**
 * Columns of a table, or of whatever else stands after FROM, as arrays of numbers in the order of its rows. They are
 * copied some thousand rows at a time, so that others have their turn.
 */
export async function readColumns<Plan extends ColumnPlan>(
  connection: DuckDBConnection,
  from: string,
  plan: Plan,
): Promise<{ [Name in keyof Plan]: Numbers }> {
  const planned = Object.values(plan);
  const result = await connection.run(`SELECT ${planned.map(([sql]) => sql).join(", ")} FROM ${from}`);
  const columns = planned.map(([, Kind]) => new Kind(result.rowCount));
  let done = 0;
  for (let chunk = await result.fetchChunk(); chunk?.rowCount; chunk = await result.fetchChunk()) {
    // The driver asks the library for it each time.
    const size = chunk.rowCount;
    for (const [index, column] of columns.entries()) {
      const vector = chunk.getColumnVector(index);
      for (let row = 0; row < size; row++) column[done + row] = vector.getItem(row) as number;
    }
    done += size;
  }
  const named = Object.keys(plan).map((name, index) => [name, columns[index]]);
  return Object.fromEntries(named) as { [Name in keyof Plan]: Numbers };
}
