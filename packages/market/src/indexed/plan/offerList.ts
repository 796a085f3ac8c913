import { listsDriver, noRanges } from "../kernels/drivers.ts";
import { pileOf } from "../kernels/Pile.ts";
import { rowsOf } from "../table/Column.ts";
import type { Conditions } from "./Conditions.ts";
import { listedRow } from "./costs.ts";
import { findRanges, stretchesOf } from "./findRanges.ts";
import { besides, listSource } from "./listSource.ts";
import { listWithin } from "./listWithin.ts";
import type { Found, Offer, Planning } from "./Plan.ts";
import { dayRefinements, kindRefinements, tableRefinements } from "./refinements.ts";
import { costOfTests, testRefinements } from "./tests.ts";

/** So many rows of a list in each run pay for finding the window in the run instead of testing their days. */
const searchedRows = 64;

/** Candidates are what the passing runs, or what the window leaves of them, hold of the shortest lists that hold all rows. */
export function offerList({ table, masks }: Planning, { conditions, passing }: Found): Offer | undefined {
  const source = listSource(table, conditions);
  if (!source) return undefined;
  const { days } = conditions;
  const runs = stretchesOf(table, passing);
  const expected = source.length * (runs.rows / table.rows);
  const ranged = days !== undefined && expected > searchedRows * passing.length;
  const stretches = ranged ? findRanges(table, passing, days) : runs;
  const lists = source.codes.map((code) => listWithin(rowsOf(source.lists, code), stretches));
  const length = lists.reduce((sum, list) => sum + list.stretches.rows, 0);
  const rest = besides(source, conditions);
  const dayTests = dayRefinements(table, days, ranged);
  const tests = rest.tables.size + dayTests.length;
  return {
    cost: length * (listedRow + tests) + costOfTests(table, rest, length),
    take: () => ({
      certain: noRanges,
      driver: listsDriver(lists),
      refinements: [
        ...tableRefinements(table, rest.tables),
        ...dayTests,
        ...testRefinements(table, rest, length, masks),
      ],
      candidates: Math.max(1, length),
      exact: false,
    }),
  };
}

/** Candidates are the shortest lists as a whole, whatever the runs: for conditions that places are still among. */
export function offerWholeList({ table, masks }: Planning, conditions: Conditions): Offer | undefined {
  const source = listSource(table, conditions);
  if (!source) return undefined;
  const { length } = source;
  const rest = besides(source, conditions);
  const tests = rest.tables.size + (rest.days ? 1 : 0) + (rest.kinds ? 1 : 0);
  return {
    cost: length * (listedRow + tests) + costOfTests(table, rest, length),
    take: () => ({
      certain: noRanges,
      driver: listsDriver(source.codes.map((code) => pileOf(rowsOf(source.lists, code)))),
      refinements: [
        ...tableRefinements(table, rest.tables),
        ...dayRefinements(table, rest.days, false),
        ...kindRefinements(table, rest),
        ...testRefinements(table, rest, length, masks),
      ],
      candidates: Math.max(1, length),
      exact: false,
    }),
  };
}
