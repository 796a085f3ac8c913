import type { DuckDBConnection } from "@duckdb/node-api";
import { rows } from "./rows.ts";
import { WarehouseError } from "./WarehouseError.ts";

/**
 * Throws `repeated-value` when a list of the snapshot being built, in any table, holds a value more than once: what
 * counts by lists would count its record once for each.
 */
export async function refuseRepeated(connection: DuckDBConnection): Promise<void> {
  const lists = await rows(
    connection,
    `SELECT table_name, list(column_name ORDER BY column_index) AS columns FROM duckdb_columns()
     WHERE database_name = 'next' AND data_type LIKE '%[]' GROUP BY table_name ORDER BY table_name`,
  );
  for (const { table_name: table, columns } of lists as { table_name: string; columns: string[] }[]) {
    const counts = columns.map(
      (name) => `count(*) FILTER (len("${name}") > len(list_distinct("${name}"))) AS "${name}"`,
    );
    const [found = {}] = await rows(connection, `SELECT ${counts.join(", ")} FROM next."${table}"`);
    const [repeated] = Object.entries(found).filter(([, count]) => Number(count) > 0);
    if (repeated)
      throw new WarehouseError(
        "repeated-value",
        `Rows of ${table} (${repeated[1]} of them) hold a value of ${repeated[0]} more than once and would be counted twice. Nothing was published; write every list with its values once.`,
      );
  }
}
