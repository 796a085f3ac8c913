import type { DuckDBConnection } from "@duckdb/node-api";
import type { Taxonomy } from "@talent/taxonomy";
import { titleKey } from "../load/titleKey.ts";
import { writeTable } from "../load/writeTable.ts";

/**
 * Fills `next.title` with the titles known before and the ones that `part` names, by the taxonomy's ids or those known
 * before, and the temporary `named_title` (that id → id): one that the registry gave an id before the taxonomy knew it
 * keeps that.
 */
export async function addNamedTitles(connection: DuckDBConnection, taxonomy: Taxonomy): Promise<void> {
  const found = await connection.runAndReadAll(
    "SELECT DISTINCT title FROM memory.main.part WHERE title IS NOT NULL ORDER BY title",
  );
  const rows = found.getRows().map(([id]) => {
    const name = taxonomy.titles.byId(Number(id))?.name ?? "";
    return [Number(id), titleKey(name), name];
  });
  await writeTable(connection, "part_title", { title: "UINTEGER", key: "VARCHAR", name: "VARCHAR" }, rows);
  await connection.run(`CREATE TEMP TABLE named_title AS
    SELECT p.title, coalesce(e.id, p.title) AS id, p.name FROM memory.main.part_title p
    LEFT JOIN registry.entry e ON e.kind = 'title' AND e.key = p.key`);
  await connection.run(`INSERT INTO next.title
    SELECT * FROM (
      SELECT * FROM before_title
      UNION ALL
      SELECT id, any_value(name), 0 FROM named_title WHERE id NOT IN (SELECT id FROM before_title) GROUP BY id)
    ORDER BY id`);
}
