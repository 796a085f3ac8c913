import type { Dimension } from "../../Dimension.ts";
import type { Selection } from "../../Selection.ts";
import { eachRange } from "../kernels/drivers.ts";
import { type Grouping, groupPairs } from "../kernels/groupPairs.ts";
import { groupRows } from "../kernels/groupRows.ts";
import { PairGrid } from "../kernels/PairGrid.ts";
import type { Selected } from "../kernels/Selected.ts";
import type { Column } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { selectedRows, selectedStretches } from "./selectedRows.ts";

/** Selected rows that carry two values: what they have in the column asked for, or the rows themselves. */
export type Pair = { first: number; second: number; items: Uint32Array };

/** Which pairs: of which dimensions, with how many rows at least, and what of the rows. */
export type PairsOf = { first: Dimension; second: Dimension } & Grouping;

/** The pairs of values that rows of a selection carry, by first then second value ascending. */
export function pairs(
  engine: IndexEngine,
  selection: Selection,
  { first, second, ...grouping }: PairsOf,
): Iterable<Pair> {
  const { columns } = engine.table(selection.fact);
  const [outer, inner] = [columns[first], columns[second]];
  if (!outer || !inner) return [];
  return PairGrid.fits(outer, inner)
    ? pairsOnGrid(engine, selectedStretches(engine, selection), { outer, inner, ...grouping })
    : pairsByGroups(engine, selectedRows(engine, selection), { outer, inner, ...grouping });
}

type Columns = { outer: Column; inner: Column } & Grouping;

function* pairsOnGrid(
  engine: IndexEngine,
  selected: Selected,
  { outer, inner, ...grouping }: Columns,
): Generator<Pair> {
  const candidates = selected.rows.length + selected.stretches.rows;
  const grid = new PairGrid({ first: outer, second: inner, candidates }, engine.counts);
  grid.add(selected.rows, selected.rows.length);
  eachRange(selected.stretches, (start, end) => {
    engine.check();
    grid.addStretch(start, end);
  });
  for (const { place, items } of groupPairs(grid, selected, grouping)) {
    engine.check();
    const second = inner.values[place & ((1 << grid.shift) - 1)] as number;
    yield { first: outer.values[place >>> grid.shift] as number, second, items };
  }
}

/** Where there are too many pairs for a grid: one group of rows after another. */
function* pairsByGroups(
  engine: IndexEngine,
  selected: Uint32Array,
  { outer, inner, least, column }: Columns,
): Generator<Pair> {
  for (const one of groupRows(selected, outer, engine.counts)) {
    if (one.rows.length < least) continue;
    engine.check();
    for (const other of groupRows(one.rows, inner, engine.counts)) {
      if (other.rows.length < least) continue;
      const values = { first: outer.values[one.code] as number, second: inner.values[other.code] as number };
      yield { ...values, items: column ? other.rows.map((row) => column[row] as number) : other.rows };
    }
  }
}
