import type { Dimension } from "../../Dimension.ts";
import { lengthOf, type PostingLists } from "../table/Column.ts";
import type { FactTable } from "../table/FactTable.ts";
import type { Carried, Conditions } from "./Conditions.ts";
import { rowsCarrying } from "./carriedMask.ts";

/** Posting lists that hold all rows of a selection, and which condition they meet: a dimension's, or one on carried codes. */
export type ListSource = {
  lists: PostingLists;
  codes: number[];
  length: number;
  dimension?: Dimension;
  condition?: Carried;
};

/** The lists that hold all rows with fewest others: of one value, or of values that no record carries two of. */
export function listSource(
  { columns }: FactTable,
  { allowed, tables, carried }: Conditions,
): ListSource | undefined {
  const sources: ListSource[] = [];
  for (const [dimension, superset] of allowed) {
    const lists = columns[dimension]?.lists;
    if (!lists) continue;
    const codes = superset.filter((code) => tables.get(dimension)?.[code] === 1);
    const length = codes.reduce((sum, code) => sum + lengthOf(lists, code), 0);
    sources.push({ lists, codes, length, dimension });
  }
  for (const condition of carried) {
    const { column, codes, wanted } = condition;
    const [code = 0] = codes;
    if (!wanted || codes.length !== 1 || !column.lists || column.lists.dense.has(code)) continue;
    sources.push({ lists: column.lists, codes, length: rowsCarrying(condition), condition });
  }
  return sources.sort((one, other) => one.length - other.length)[0];
}

/** The conditions that are left where rows come from some lists. */
export function besides({ dimension, condition }: ListSource, conditions: Conditions): Conditions {
  const tables = new Map(conditions.tables);
  if (dimension) tables.delete(dimension);
  return { ...conditions, tables, carried: conditions.carried.filter((each) => each !== condition) };
}
