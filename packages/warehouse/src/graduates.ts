import type { DuckDBConnection, DuckDBValue } from "@duckdb/node-api";
import { anyOf, idList, rows } from "./rows.ts";

/** Which graduates: of the places (any of each kind given), in fields that lead to one of the occupations, at one of the degree levels. */
export type GraduateRequest = {
  countries?: readonly number[];
  states?: readonly number[];
  msas?: readonly number[];
  occupations?: readonly number[];
  degrees?: readonly number[];
};

/** The latest year's graduates of an institution at one degree level; a group is null where none is published. */
export type InstitutionDegreeRow = {
  institution: number;
  institutionName: string;
  msa: number | null;
  degree: number;
  total: number;
  men: number | null;
  women: number | null;
  white: number | null;
  asian: number | null;
  black: number | null;
  latino: number | null;
  other: number | null;
};

/** The latest year's graduates of an institution in one field of study (CIP). */
export type InstitutionFieldRow = { institution: number; field: string; fieldName: string; total: number };

/** Graduates per institution and degree level, in this order. */
export async function graduatesByDegree(
  connection: DuckDBConnection,
  request: GraduateRequest,
): Promise<InstitutionDegreeRow[]> {
  const { where, parameters } = conditions(request);
  const sql = `SELECT institution, min(institution_name) AS "institutionName", min(msa) AS msa, degree,
      sum(total) AS total, sum(men) AS men, sum(women) AS women, sum(white) AS white, sum(asian) AS asian,
      sum(black) AS black, sum(latino) AS latino, sum(other) AS other
    FROM graduate WHERE ${where} GROUP BY institution, degree ORDER BY institution, degree`;
  return (await rows(connection, sql, parameters)) as InstitutionDegreeRow[];
}

/** The `most` largest fields of each of the institutions: by institution, then graduates descending, ties by field. */
export async function graduatesByField(
  connection: DuckDBConnection,
  request: GraduateRequest,
  institutions: readonly number[],
  most: number,
): Promise<InstitutionFieldRow[]> {
  if (institutions.length === 0) return [];
  const { where, parameters } = conditions(request);
  const sql = `SELECT institution, field, min(field_name) AS "fieldName", sum(total) AS total
    FROM graduate WHERE ${where} AND institution IN ${anyOf}
    GROUP BY institution, field
    QUALIFY row_number() OVER (PARTITION BY institution ORDER BY sum(total) DESC, field) <= ?
    ORDER BY institution, total DESC, field`;
  return (await rows(connection, sql, [...parameters, idList(institutions), most])) as InstitutionFieldRow[];
}

function conditions(request: GraduateRequest): { where: string; parameters: DuckDBValue[] } {
  const parts = ["year = (SELECT max(year) FROM graduate)"];
  const parameters: DuckDBValue[] = [];
  for (const [column, ids] of [
    ["country", request.countries],
    ["state", request.states],
    ["msa", request.msas],
    ["degree", request.degrees],
  ] as const) {
    if (ids === undefined || ids.length === 0) continue;
    parts.push(`${column} IN ${anyOf}`);
    parameters.push(idList(ids));
  }
  const { occupations } = request;
  if (occupations !== undefined) {
    parts.push(`(${["false", ...occupations.map(() => "list_contains(occupations, ?)")].join(" OR ")})`);
    parameters.push(...occupations);
  }
  return { where: parts.join(" AND "), parameters };
}
