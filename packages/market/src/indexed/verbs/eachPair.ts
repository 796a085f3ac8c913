import type { Dimension } from "../../Dimension.ts";
import type { Selection } from "../../Selection.ts";
import { eachRange } from "../kernels/drivers.ts";
import { eachGroup, type Grouping } from "../kernels/eachGroup.ts";
import { groupRows } from "../kernels/groupRows.ts";
import type { Items } from "../kernels/Items.ts";
import { lookUp } from "../kernels/lookUp.ts";
import { PairGrid } from "../kernels/PairGrid.ts";
import type { Selected } from "../kernels/Selected.ts";
import type { Column } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { selectedRows, selectedStretches } from "./selectedRows.ts";

/** So many pairs are taken between two looks at whether the call is to stop. */
const checkedPairs = 64;

/** Takes two values, and the selected rows that carry both: what they have in the column asked for, or the rows themselves; good until it returns. */
export type TakePair = (first: number, second: number, items: Items) => void;

/** Which pairs: of which dimensions, with how many rows at least, and what of the rows. */
export type PairsOf = { first: Dimension; second: Dimension } & Grouping;

/** Calls back with the pairs of values that rows of a selection carry, by first then second value ascending. */
export function eachPair(
  engine: IndexEngine,
  selection: Selection,
  { first, second, ...grouping }: PairsOf,
  take: TakePair,
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
  take: TakePair,
): void {
  const candidates = selected.rows.length + selected.stretches.rows;
  const grid = new PairGrid({ first: outer, second: inner, candidates }, engine);
  grid.add(selected.rows, selected.rows.length);
  eachRange(selected.stretches, (start, end) => {
    engine.check();
    grid.addStretch(start, end);
  });
  let taken = 0;
  eachGroup(engine.machine, grid, selected, {
    ...grouping,
    take: (place, items) => {
      if (taken++ % checkedPairs === 0) engine.check();
      const second = inner.values[place & ((1 << grid.shift) - 1)] as number;
      take(outer.values[place >>> grid.shift] as number, second, items);
    },
  });
}

/** Where there are too many pairs for a grid: one group of rows after another. */
function eachByGroups(
  engine: IndexEngine,
  selected: Uint32Array,
  { outer, inner, least, column }: Columns,
  take: TakePair,
): void {
  for (const one of groupRows(engine, selected, outer)) {
    if (one.rows.length < least) continue;
    engine.check();
    const mark = engine.machine.calls.mark();
    for (const { code, rows } of groupRows(engine, one.rows, inner)) {
      if (rows.length < least) continue;
      // The rows of a group are its own and needed only once.
      if (column) lookUp(engine.machine, rows, column);
      const values = [outer.values[one.code] as number, inner.values[code] as number] as const;
      take(...values, { numbers: rows, start: 0, end: rows.length });
    }
    engine.machine.calls.release(mark);
  }
}
