import type { DuckDBConnection } from "@duckdb/node-api";
import type { Taxonomy } from "@talent/taxonomy";
import { isStaffing } from "../employers/employerFlags.ts";
import { industryOf } from "../employers/industryOf.ts";
import { writeTable } from "../load/writeTable.ts";

/** Fills `next.employer` with the employers known before and the ones that `part` names (registered already). */
export async function addNamedEmployers(connection: DuckDBConnection, taxonomy: Taxonomy): Promise<void> {
  const found = await connection.runAndReadAll(`
    SELECT e.id, mode(p.employer ORDER BY p.employer) FROM memory.main.part p
    JOIN registry.entry e ON e.kind = 'employer' AND e.key = p.employer_key
    WHERE e.id NOT IN (SELECT id FROM before_employer) GROUP BY e.id ORDER BY e.id`);
  const rows = found.getRows().map(([id, name]) => {
    const guess = industryOf(taxonomy, String(name), undefined);
    return [
      Number(id),
      String(name),
      guess?.industry,
      guess?.subindustry,
      isStaffing(String(name)),
      false,
      0,
    ];
  });
  await writeTable(
    connection,
    "named_employer",
    {
      id: "UINTEGER",
      name: "VARCHAR",
      industry: "UINTEGER",
      subindustry: "UINTEGER",
      staffing: "BOOLEAN",
      anonymous: "BOOLEAN",
      postings: "UINTEGER",
    },
    rows,
  );
  await connection.run(`INSERT INTO next.employer
    SELECT * FROM (SELECT * FROM before_employer UNION ALL SELECT * FROM memory.main.named_employer) ORDER BY id`);
}
