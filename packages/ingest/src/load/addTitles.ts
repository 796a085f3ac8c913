import type { DuckDBConnection } from "@duckdb/node-api";
import type { Taxonomy } from "@talent/taxonomy";
import { registerKeys } from "@talent/warehouse";
import { titleKey } from "./titleKey.ts";

/**
 * Fills `next.title`, and the temporary `title_id` (key → id) for the staged ones: a title the taxonomy knows has the
 * taxonomy's id and name, any other one of the registry's with its most frequent spelling, which it keeps when the
 * taxonomy comes to know it. Posting counts are left at 0.
 */
export async function addTitles(connection: DuckDBConnection, taxonomy: Taxonomy): Promise<void> {
  await writeTaxonomyTitles(connection, taxonomy);
  await registerKeys(
    connection,
    "title",
    "SELECT title_key FROM ready WHERE title_key <> '' AND title_key NOT IN (SELECT key FROM taxonomy_title)",
  );
  await connection.run(`CREATE TEMP TABLE title_id AS
    SELECT DISTINCT r.title_key AS key, coalesce(e.id, t.id) AS id FROM ready r
    LEFT JOIN taxonomy_title t ON t.key = r.title_key
    LEFT JOIN registry.entry e ON e.kind = 'title' AND e.key = r.title_key
    WHERE r.title_key <> ''`);
  await connection.run(`INSERT INTO next.title
    SELECT * FROM (
      SELECT * REPLACE (0::UINTEGER AS postings) FROM before_title
      UNION ALL
      SELECT i.id, coalesce(any_value(t.name), mode(r.title ORDER BY r.title)), 0::UINTEGER
      FROM title_id i JOIN ready r ON r.title_key = i.key LEFT JOIN taxonomy_title t ON t.id = i.id AND t.key = i.key
      WHERE i.id NOT IN (SELECT id FROM before_title)
      GROUP BY i.id)
    ORDER BY id`);
}

async function writeTaxonomyTitles(connection: DuckDBConnection, taxonomy: Taxonomy): Promise<void> {
  await connection.run("CREATE TEMP TABLE taxonomy_title (key VARCHAR, id UINTEGER, name VARCHAR)");
  const appender = await connection.createAppender("taxonomy_title", "main", "temp");
  const taken = new Set<string>();
  for (const aliases of [false, true]) {
    for (const title of taxonomy.titles.all) {
      for (const name of aliases ? (title.aliases ?? []) : [title.name]) {
        const key = titleKey(name);
        if (taken.has(key)) continue;
        taken.add(key);
        appender.appendVarchar(key);
        appender.appendUInteger(title.id);
        appender.appendVarchar(title.name);
        appender.endRow();
      }
    }
  }
  appender.flushSync();
  appender.closeSync();
}
