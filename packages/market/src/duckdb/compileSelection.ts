import type { Window } from "../Day.ts";
import type { Selection } from "../Selection.ts";
import { compileFilter } from "./compileFilter.ts";
import { compileKeyword } from "./compileKeyword.ts";
import { join, raw, type Sql, sql } from "./sql.ts";

/** `FROM … WHERE …` of a selection: its records are called `r`, their employers `e`; `also` are further conditions. */
export function compileSelection(selection: Selection, ...also: readonly Sql[]): Sql {
  const { fact } = selection;
  const conditions = selection.filters.flatMap((filter) => compileFilter(fact, filter));
  if (fact === "posting") conditions.push(...postingConditions(selection));
  conditions.push(...also);
  const where = conditions.length === 0 ? raw("true") : join(conditions, " AND ");
  return sql`FROM ${raw(fact)} r LEFT JOIN employer e ON e.id = r.employer WHERE ${where}`;
}

/** Whether a posting belongs to a window under the selection's basis. */
export function inWindow({ basis }: Selection, { from, to }: Window): Sql {
  if (basis === "open") {
    return sql`r.first_seen <= ${to}::DATE AND (r.last_seen IS NULL OR r.last_seen >= ${from}::DATE)`;
  }
  return sql`r.first_seen BETWEEN ${from}::DATE AND ${to}::DATE`;
}

function postingConditions(selection: Selection): Sql[] {
  const { window, staffing, anonymous, keyword } = selection;
  const conditions: Sql[] = [];
  if (window) conditions.push(inWindow(selection, window));
  if (staffing === false) conditions.push(raw("NOT coalesce(e.staffing, false)"));
  if (anonymous === false) conditions.push(raw("NOT coalesce(e.anonymous, true)"));
  if (keyword) conditions.push(compileKeyword(keyword));
  return conditions;
}
