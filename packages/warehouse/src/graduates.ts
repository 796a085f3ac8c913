import type { DuckDBConnection, DuckDBValue } from "@duckdb/node-api";
import { placeholders, type Row, rows } from "./rows.ts";

/** Graduates of one institution in one field (CIP) at one degree level in one year; null means not published. */
export type GraduateRow = {
  institution: number;
  institutionName: string;
  country: number;
  state: number | null;
  msa: number | null;
  field: string;
  fieldName: string;
  occupations: number[];
  degree: number;
  total: number;
  men: number | null;
  women: number | null;
  white: number | null;
  asian: number | null;
  black: number | null;
  latino: number | null;
  other: number | null;
  year: number;
};

/** Which graduates: of the places (any of each kind given), of the latest year unless one is named. */
export type GraduateRequest = {
  countries?: readonly number[];
  states?: readonly number[];
  msas?: readonly number[];
  year?: number;
};

/** Graduates by institution, field and degree. */
export async function graduates(
  connection: DuckDBConnection,
  request: GraduateRequest,
): Promise<GraduateRow[]> {
  const parts = [request.year === undefined ? "year = (SELECT max(year) FROM graduate)" : "year = ?"];
  const parameters: DuckDBValue[] = request.year === undefined ? [] : [request.year];
  for (const [column, ids] of [
    ["country", request.countries],
    ["state", request.states],
    ["msa", request.msas],
  ] as const) {
    if (ids === undefined || ids.length === 0) continue;
    parts.push(`${column} IN (${placeholders(ids)})`);
    parameters.push(...ids);
  }
  const sql = `SELECT * FROM graduate WHERE ${parts.join(" AND ")} ORDER BY institution, field, degree`;
  return (await rows(connection, sql, parameters)).map(toGraduateRow);
}

function toGraduateRow(row: Row): GraduateRow {
  const { institution_name, field_name, ...rest } = row;
  return { ...rest, institutionName: institution_name, fieldName: field_name } as GraduateRow;
}
