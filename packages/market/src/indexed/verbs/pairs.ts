import type { Dimension } from "../../Dimension.ts";
import type { Selection } from "../../Selection.ts";
import { type Grouping, groupPairs } from "../kernels/groupPairs.ts";
import { groupRows } from "../kernels/groupRows.ts";
import { PairGrid } from "../kernels/PairGrid.ts";
import type { Column } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { selectedRows } from "./selectedRows.ts";

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
  const rows = selectedRows(engine, selection);
  return PairGrid.fits(outer, inner)
    ? pairsOnGrid(engine, rows, { outer, inner, ...grouping })
    : pairsByGroups(engine, rows, { outer, inner, ...grouping });
}

type Columns = { outer: Column; inner: Column } & Grouping;

function* pairsOnGrid(
  engine: IndexEngine,
  selected: Uint32Array,
  { outer, inner, ...grouping }: Columns,
): Generator<Pair> {
  const grid = new PairGrid({ first: outer, second: inner }, engine.counts);
  grid.add(selected, selected.length);
  engine.check();
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
