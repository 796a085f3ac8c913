import type { DuckDBConnection } from "@duckdb/node-api";
import type { Taxonomy } from "@talent/taxonomy";
import { registerKeys } from "@talent/warehouse";
import { isStaffing } from "../employers/employerFlags.ts";
import { industryOf } from "../employers/industryOf.ts";

/** Every staged employer the snapshot does not know yet, with its most frequent certain spelling and stated industry. */
const unknownEmployers = `
  SELECT e.id, r.employer_key AS key,
    coalesce(mode(r.employer ORDER BY r.employer) FILTER (r.employer_certain), mode(r.employer ORDER BY r.employer)) AS name,
    mode(r.stated_industry ORDER BY r.stated_industry) AS stated, bool_or(r.anonymous) AS anonymous
  FROM ready r JOIN registry.entry e ON e.kind = 'employer' AND e.key = r.employer_key
  WHERE e.id NOT IN (SELECT id FROM before_employer)
  GROUP BY ALL ORDER BY e.id`;

/**
 * Fills `next.employer`: employers known before as they were, new ones with name, industry and flags as far as name
 * and source tell. Posting counts are left at 0.
 */
export async function addEmployers(connection: DuckDBConnection, taxonomy: Taxonomy): Promise<void> {
  await registerKeys(connection, "employer", "SELECT employer_key FROM ready");
  const found = (await connection.runAndReadAll(unknownEmployers)).getRowObjectsJS();
  await connection.run("CREATE TEMP TABLE new_employer AS SELECT * FROM next.employer LIMIT 0");
  const appender = await connection.createAppender("new_employer", "main", "temp");
  for (const row of found) {
    const name = String(row.name);
    const anonymous = row.anonymous === true;
    const stated = row.stated === null ? undefined : String(row.stated);
    const guess = anonymous ? undefined : industryOf(taxonomy, name, stated);
    appender.appendUInteger(Number(row.id));
    appender.appendVarchar(name);
    for (const id of [guess?.industry, guess?.subindustry]) {
      if (id === undefined) appender.appendNull();
      else appender.appendUTinyInt(id);
    }
    appender.appendBoolean(!anonymous && isStaffing(name));
    appender.appendBoolean(anonymous);
    appender.appendUInteger(0);
    appender.endRow();
  }
  appender.flushSync();
  appender.closeSync();
  await connection.run(`INSERT INTO next.employer
    SELECT * FROM (SELECT * REPLACE (0::UINTEGER AS postings) FROM before_employer UNION ALL SELECT * FROM new_employer)
    ORDER BY id`);
}
