import type { DuckDBConnection, DuckDBValue } from "@duckdb/node-api";
import { anyOf, idList, type Row, rows } from "../rows.ts";
import type { GraduateRequest } from "./GraduateRequest.ts";

/** What `graduatesByDegree` answers, by SQL on the table itself: tests hold the one against the other. */
export function degreesInSql(connection: DuckDBConnection, request: GraduateRequest): Promise<Row[]> {
  const { where, parameters } = conditions(request);
  const sql = `SELECT institution, min(institution_name) AS "institutionName", min(msa) AS msa, degree,
      sum(total) AS total, sum(men) AS men, sum(women) AS women, sum(white) AS white, sum(asian) AS asian,
      sum(black) AS black, sum(latino) AS latino, sum(other) AS other
    FROM graduate WHERE ${where} GROUP BY institution, degree ORDER BY institution, degree`;
  return rows(connection, sql, parameters);
}

/** What `graduatesByField` answers, by SQL. */
export async function fieldsInSql(
  connection: DuckDBConnection,
  request: GraduateRequest,
  institutions: readonly number[],
  most: number,
): Promise<Map<unknown, Row[]>> {
  if (institutions.length === 0) return new Map();
  const { where, parameters } = conditions(request);
  const sql = `SELECT institution, field AS code, min(field_name) AS name, sum(total) AS count
    FROM graduate WHERE ${where} AND institution IN ${anyOf}
    GROUP BY institution, field
    QUALIFY row_number() OVER (PARTITION BY institution ORDER BY sum(total) DESC, field) <= ?
    ORDER BY institution, count DESC, code`;
  const fields = await rows(connection, sql, [...parameters, idList(institutions), most]);
  const found = Map.groupBy(fields, ({ institution }) => institution);
  return new Map([...found].map(([id, own]) => [id, own.map(({ institution: _, ...field }) => field)]));
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
