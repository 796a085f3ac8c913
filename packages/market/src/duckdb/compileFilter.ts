import { multiValued } from "../Dimension.ts";
import type { Fact, Filter } from "../Selection.ts";
import { column } from "./columns.ts";
import { join, raw, type Sql, sql } from "./sql.ts";

/** The conditions of one filter; all of them must hold. */
export function compileFilter(fact: Fact, filter: Filter): Sql[] {
  const { any, all = [], none = [] } = filter;
  const carried = column(fact, filter.dimension);
  if (!carried) return any || all.length > 0 ? [raw("false")] : [];
  const list = multiValued.has(filter.dimension);
  const carries = (value: number) =>
    list ? sql`list_contains(${carried}, ${value})` : sql`${carried} = ${value}`;
  const conditions = all.map((value) => carries(value));
  if (any) conditions.push(any.length === 0 ? raw("false") : anyOf(carried, list, any));
  if (none.length > 0) conditions.push(sql`NOT coalesce(${anyOf(carried, list, none)}, false)`);
  return conditions;
}

/** Whether one of the values is carried. OR-ed tests of a list are much faster here than `list_has_any`. */
function anyOf(carried: Sql, list: boolean, values: readonly number[]): Sql {
  if (!list)
    return sql`${carried} IN (${join(
      values.map((value) => sql`${value}`),
      ", ",
    )})`;
  return sql`(${join(
    values.map((value) => sql`list_contains(${carried}, ${value})`),
    " OR ",
  )})`;
}
