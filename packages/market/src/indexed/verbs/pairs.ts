import type { Dimension } from "../../Dimension.ts";
import type { Selection } from "../../Selection.ts";
import { groupPairs } from "../kernels/groupPairs.ts";
import { groupRows } from "../kernels/groupRows.ts";
import { PairGrid } from "../kernels/PairGrid.ts";
import type { Column } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { selectedRows } from "./selectedRows.ts";

/** Selected rows that carry two values. */
export type Pair = { first: number; second: number; rows: Uint32Array };

/** Which pairs: of which dimensions, with how many rows at least. */
export type PairsOf = { first: Dimension; second: Dimension; least: number };

/** The pairs of values that rows of a selection carry, by first then second value ascending. */
export function pairs(
  engine: IndexEngine,
  selection: Selection,
  { first, second, least }: PairsOf,
): Iterable<Pair> {
  const { columns } = engine.table(selection.fact);
  const [outer, inner] = [columns[first], columns[second]];
  if (!outer || !inner) return [];
  const rows = selectedRows(engine, selection);
  return PairGrid.fits(outer, inner)
    ? pairsOnGrid(engine, rows, { outer, inner, least })
    : pairsByGroups(engine, rows, { outer, inner, least });
}

type Columns = { outer: Column; inner: Column; least: number };

function* pairsOnGrid(
  engine: IndexEngine,
  selected: Uint32Array,
  { outer, inner, least }: Columns,
): Generator<Pair> {
  const grid = new PairGrid(outer, inner, engine.counts);
  grid.add(selected, selected.length);
  const groups = groupPairs(grid, selected, least);
  for (const { place, rows } of groups) {
    engine.check();
    const second = inner.values[place & ((1 << grid.shift) - 1)] as number;
    yield { first: outer.values[place >>> grid.shift] as number, second, rows };
  }
}

/** Where there are too many pairs for a grid: one group of rows after another. */
function* pairsByGroups(
  engine: IndexEngine,
  selected: Uint32Array,
  { outer, inner, least }: Columns,
): Generator<Pair> {
  for (const one of groupRows(selected, outer, engine.counts)) {
    if (one.rows.length < least) continue;
    engine.check();
    for (const other of groupRows(one.rows, inner, engine.counts)) {
      if (other.rows.length < least) continue;
      const values = { first: outer.values[one.code] as number, second: inner.values[other.code] as number };
      yield { ...values, rows: other.rows };
    }
  }
}
