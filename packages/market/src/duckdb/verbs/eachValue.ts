import { type Dimension, multiValued } from "../../Dimension.ts";
import type { Selection } from "../../Selection.ts";
import { carriedValue, column } from "../columns.ts";
import { compileSelection } from "../compileSelection.ts";
import { type Sql, sql } from "../sql.ts";

/**
 * One row per record and pair of its values of two different dimensions (`first`, `second`), with further columns
 * `also`. Two lists unnested in one SELECT would be zipped, not multiplied, so the second is unnested around the first.
 */
export function eachValue(selection: Selection, first: Dimension, second: Dimension, also: Sql): Sql {
  const { fact } = selection;
  const list = multiValued.has(first) && multiValued.has(second) ? column(fact, second) : undefined;
  const values = sql`SELECT ${carriedValue(fact, first)} AS first, ${list ?? carriedValue(fact, second)} AS second, ${also}
    ${compileSelection(selection)}`;
  return list ? sql`SELECT * REPLACE (unnest(second) AS second) FROM (${values})` : values;
}
