import type { Dimension } from "../../Dimension.ts";
import { listsDriver, noRanges } from "../kernels/drivers.ts";
import { lengthOf, type PostingLists, rowsOf } from "../table/Column.ts";
import type { FactTable } from "../table/FactTable.ts";
import type { Conditions } from "./Conditions.ts";
import { rowsCarrying } from "./carriedMask.ts";
import { listedRow } from "./costs.ts";
import { findRanges, stretchesOf } from "./findRanges.ts";
import { listWithin } from "./listWithin.ts";
import type { Found, Offer, Planning } from "./Plan.ts";
import { dayRefinements, tableRefinements } from "./refinements.ts";
import { costOfTests, testRefinements } from "./tests.ts";

/** So many rows of a list in each run pay for finding the window in the run instead of testing their days. */
const searchedRows = 64;

/** Candidates are what the passing runs, or what the window leaves of them, hold of the shortest lists that hold all rows. */
export function offerList({ table, masks }: Planning, { conditions, passing }: Found): Offer | undefined {
  const source = shortestSource(table, conditions);
  if (!source) return undefined;
  const { days } = conditions;
  const runs = stretchesOf(table, passing);
  const expected = source.length * (runs.rows / table.rows);
  const ranged = days !== undefined && expected > searchedRows * passing.length;
  const stretches = ranged ? findRanges(table, passing, days) : runs;
  const lists = source.codes.map((code) => listWithin(rowsOf(source.lists, code), stretches));
  const length = lists.reduce((sum, list) => sum + list.stretches.rows, 0);
  const tables = new Map(conditions.tables);
  if (source.dimension) tables.delete(source.dimension);
  const rest = { ...conditions, carried: conditions.carried.filter((each) => each !== source.condition) };
  const dayTests = dayRefinements(table, days, ranged);
  const tests = tables.size + dayTests.length;
  return {
    cost: length * (listedRow + tests) + costOfTests(table, rest, length),
    take: () => ({
      certain: noRanges,
      driver: listsDriver(lists),
      refinements: [
        ...tableRefinements(table, tables),
        ...dayTests,
        ...testRefinements(table, rest, length, masks),
      ],
      candidates: Math.max(1, length),
      exact: false,
    }),
  };
}

type Source = {
  lists: PostingLists;
  codes: number[];
  length: number;
  dimension?: Dimension;
  condition?: Conditions["carried"][number];
};

/** The lists that hold all rows with fewest others: of one value, or of values that no record carries two of. */
function shortestSource(
  { columns }: FactTable,
  { allowed, tables, carried }: Conditions,
): Source | undefined {
  const sources: Source[] = [];
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
