import { type Dimension, multiValued } from "../../Dimension.ts";
import type { Selection } from "../../Selection.ts";
import { column } from "../columns.ts";
import { compileSelection } from "../compileSelection.ts";
import { join, raw, type Sql, sql } from "../sql.ts";

/**
 * One row per record and combination of its values of different dimensions, each under its name, with further columns
 * `also`. Two lists unnested in one SELECT would be zipped, not multiplied, so each is unnested around the one before.
 */
export function eachCombination(
  selection: Selection,
  dimensions: Readonly<Record<string, Dimension>>,
  also: Sql,
): Sql {
  const named = Object.entries(dimensions).map(([name, dimension]) => ({
    name: raw(name),
    carried: column(selection.fact, dimension),
    isList: multiValued.has(dimension),
  }));
  const columns = named.map(({ name, carried }) => sql`${carried ?? raw("NULL::UINTEGER")} AS ${name}`);
  const records = sql`SELECT ${join([...columns, also], ", ")} ${compileSelection(selection)}`;
  return named
    .filter(({ carried, isList }) => carried && isList)
    .reduce((rows, { name }) => sql`SELECT * REPLACE (unnest(${name}) AS ${name}) FROM (${rows})`, records);
}
