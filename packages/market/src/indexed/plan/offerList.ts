import { listsDriver } from "../kernels/drivers.ts";
import { type Pile, pileOf } from "../kernels/Pile.ts";
import { noRanges } from "../kernels/Ranges.ts";
import { rowsOf } from "../table/Column.ts";
import type { Conditions } from "./Conditions.ts";
import { costOfTests, listedRow } from "./costs.ts";
import { findRanges, stretchesOf } from "./findRanges.ts";
import { besides, listSource } from "./listSource.ts";
import { listWithin } from "./listWithin.ts";
import type { Offer, RunChoice } from "./Plan.ts";
import type { Planning } from "./Planning.ts";
import {
  dayRefinements,
  kindRefinements,
  type Refinement,
  tableRefinements,
  testRefinements,
} from "./refinements.ts";

/** So many rows of a list in each run pay for finding the window in the run instead of testing their days. */
const searchedRows = 64;

/** Candidates are what the passing runs, or what the window leaves of them, hold of the shortest lists that hold all rows. */
export function offerList(planning: Planning, { conditions, passing }: RunChoice): Offer | undefined {
  const { table } = planning;
  const source = listSource(table, conditions);
  if (!source) return undefined;
  const { days } = conditions;
  const runs = stretchesOf(planning, passing);
  const expected = source.length * (runs.rows / table.rows);
  const ranged = days !== undefined && expected > searchedRows * passing.length;
  const stretches = ranged ? findRanges(planning, passing, days) : runs;
  const lists = source.codes.map((code) => listWithin(rowsOf(source.lists, code), stretches));
  return offerRows(planning, lists, besides(source, conditions), dayRefinements(planning, days, ranged));
}

/** Candidates are the shortest lists as a whole, whatever the runs: for conditions that places are still among. */
export function offerWholeList(planning: Planning, conditions: Conditions): Offer | undefined {
  const { table } = planning;
  const source = listSource(table, conditions);
  if (!source) return undefined;
  const lists = source.codes.map((code) => pileOf(rowsOf(source.lists, code)));
  const tests = [...dayRefinements(planning, conditions.days, false), ...kindRefinements(table, conditions)];
  return offerRows(planning, lists, besides(source, conditions), tests);
}

/** Candidates are the rows of some lists; they have to pass the tests, and what else the conditions say. */
function offerRows(
  planning: Planning,
  lists: readonly Pile[],
  rest: Conditions,
  tests: readonly Refinement[],
): Offer {
  const { table } = planning;
  const length = lists.reduce((sum, list) => sum + list.stretches.rows, 0);
  return {
    cost: length * (listedRow + rest.tables.size + tests.length) + costOfTests(table, rest, length),
    take: () => ({
      certain: noRanges,
      driver: listsDriver(lists),
      refinements: [
        ...tableRefinements(planning, rest.tables),
        ...tests,
        ...testRefinements(planning, rest, length),
      ],
      candidates: Math.max(1, length),
      exact: false,
    }),
  };
}
