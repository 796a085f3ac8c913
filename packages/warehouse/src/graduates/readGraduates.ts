import type { DuckDBConnection } from "@duckdb/node-api";
import { readColumns } from "../readColumns.ts";
import { rows } from "../rows.ts";
import { type Campus, type Field, type GraduateTable, unpublished } from "./GraduateTable.ts";

const latest = "graduate WHERE year = (SELECT max(year) FROM graduate)";
const campusColumns = "institution, institution_name, country, state, msa";
const fieldColumns = "field, field_name, occupations";

const group = (column: string) => [`coalesce(${column}, ${unpublished})::UINTEGER`, Uint32Array] as const;

const plan = {
  field: [`(dense_rank() OVER (ORDER BY ${fieldColumns}) - 1)::UINTEGER`, Uint32Array],
  degree: ["degree", Uint8Array],
  total: ["total", Uint32Array],
  men: group("men"),
  women: group("women"),
  white: group("white"),
  asian: group("asian"),
  black: group("black"),
  latino: group("latino"),
  other: group("other"),
} as const;

/** Reads the latest year's graduates; where there are none, a table without rows. */
export async function readGraduates(connection: DuckDBConnection): Promise<GraduateTable> {
  const campuses = await readCampuses(connection);
  const institutions = Map.groupBy(campuses, ({ institution }) => institution);
  const fields = await readFields(connection);
  const columns = await readColumns(connection, `${latest} ORDER BY ${campusColumns}`, plan);
  return { institutions, fields, ...columns };
}

async function readCampuses(connection: DuckDBConnection): Promise<Campus[]> {
  const sql = `SELECT ${campusColumns}, count(*) AS size FROM ${latest} GROUP BY ALL ORDER BY ${campusColumns}`;
  let from = 0;
  return (await rows(connection, sql)).map(({ institution_name: name, size, ...place }) => {
    const campus = { ...place, name, from, to: from + (size as number) } as Campus;
    from = campus.to;
    return campus;
  });
}

async function readFields(connection: DuckDBConnection): Promise<Field[]> {
  const sql = `SELECT DISTINCT ${fieldColumns} FROM ${latest} ORDER BY ${fieldColumns}`;
  const fields: Field[] = [];
  for (const { field: code, field_name: name, occupations } of await rows(connection, sql)) {
    const before = fields.at(-1);
    const sameCode = before?.code === code ? before?.sameCode : fields.length;
    fields.push({ code, name, occupations, sameCode } as Field);
  }
  return fields;
}
