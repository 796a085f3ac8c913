import type { Dimension } from "../../Dimension.ts";
import type { Selection } from "../../Selection.ts";
import { eachGroups, type Grouping, type Groups } from "../kernels/eachGroups.ts";
import { groupRows } from "../kernels/groupRows.ts";
import { lookUp } from "../kernels/lookUp.ts";
import { PairGrid } from "../kernels/PairGrid.ts";
import { eachSelected, type Selected } from "../kernels/Selected.ts";
import type { Column } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { selectedRows, selectedStretches } from "./selectedRows.ts";

/** Takes some pairs of values; it is called until all had their turn. */
export type TakePairs = (pairs: Groups & { outer: Column; inner: Column }) => void;

/** Which pairs: of which dimensions, with how many rows at least, and what of the rows. */
export type PairsOf = { first: Dimension; second: Dimension } & Grouping;

/** Calls back with the pairs of values that rows of a selection carry. */
export function eachPairs(
  engine: IndexEngine,
  selection: Selection,
  { first, second, ...grouping }: PairsOf,
  take: TakePairs,
): void {
  const { columns } = engine.table(selection.fact);
  const [outer, inner] = [columns[first], columns[second]];
  if (!outer || !inner) return;
  if (PairGrid.fits(outer, inner)) {
    eachOnGrid(engine, selectedStretches(engine, selection), { outer, inner, ...grouping }, take);
  } else eachByGroups(engine, selectedRows(engine, selection), { outer, inner, ...grouping }, take);
}

type Columns = { outer: Column; inner: Column } & Grouping;

function eachOnGrid(
  engine: IndexEngine,
  selected: Selected,
  { outer, inner, ...grouping }: Columns,
  take: TakePairs,
): void {
  const candidates = selected.rows.length + selected.stretches.rows;
  const grid = new PairGrid({ first: outer, second: inner, candidates }, engine);
  const { check } = engine;
  eachSelected(selected, {
    rows: (rows) => grid.add(rows, rows.length),
    stretch: (start, end) => grid.addStretch(start, end),
    check,
  });
  eachGroups(engine.machine, grid, selected, {
    ...grouping,
    check,
    take: (groups) => {
      check();
      take({ outer, inner, ...groups });
    },
  });
}

/** Where there are too many pairs for a grid: one group of rows after another. */
function eachByGroups(
  engine: IndexEngine,
  selected: Uint32Array,
  { outer, inner, least, column }: Columns,
  take: TakePairs,
): void {
  for (const one of groupRows(engine, selected, outer)) {
    if (one.rows.length < least) continue;
    engine.check();
    const mark = engine.machine.calls.mark();
    for (const { code, rows } of groupRows(engine, one.rows, inner)) {
      if (rows.length < least) continue;
      // The rows of a group are its own and needed only once.
      if (column) lookUp(engine.machine, rows, column);
      const [firsts, seconds, lengths] = [one.code, code, rows.length].map((each) =>
        engine.machine.calls.words(1).fill(each),
      ) as [Uint32Array, Uint32Array, Uint32Array];
      take({ outer, inner, firsts, seconds, lengths, numbers: rows });
    }
    engine.machine.calls.release(mark);
  }
}
