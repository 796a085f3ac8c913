import type { Dimension } from "../../Dimension.ts";
import type { PairCount } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { groupRows } from "../kernels/groupRows.ts";
import { PairGrid } from "../kernels/PairGrid.ts";
import { Tally } from "../kernels/Tally.ts";
import type { Column } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { selectedRows } from "./selectedRows.ts";
import { unitsPerRecord } from "./units.ts";

/** `Market.countByPair` */
export function countByPair(
  engine: IndexEngine,
  selection: Selection,
  first: Dimension,
  second: Dimension,
): PairCount[] {
  const { columns } = engine.table(selection.fact);
  const [outer, inner] = [columns[first], columns[second]];
  if (!outer || !inner) return [];
  return PairGrid.fits(outer, inner)
    ? countOnGrid(engine, selection, outer, inner)
    : countByGroups(engine, selection, outer, inner);
}

function countOnGrid(engine: IndexEngine, selection: Selection, outer: Column, inner: Column): PairCount[] {
  const { weight } = engine.table(selection.fact);
  const units = unitsPerRecord(selection.fact);
  const grid = new PairGrid(outer, inner, engine.counts);
  engine.scan(selection).each((rows, length) => grid.add(rows, length, weight));
  const { shift } = grid;
  const found: PairCount[] = [];
  for (const place of grid.places()) {
    // A talent may weigh nothing.
    const count = (grid.counts[place] as number) / units;
    if (count === 0) continue;
    const second = inner.values[place & ((1 << shift) - 1)] as number;
    found.push({ first: outer.values[place >>> shift] as number, second, count });
  }
  grid.close();
  return found;
}

/** Where there are too many pairs for a grid: one group of rows after another. */
function countByGroups(engine: IndexEngine, selection: Selection, outer: Column, inner: Column): PairCount[] {
  const { weight } = engine.table(selection.fact);
  const units = unitsPerRecord(selection.fact);
  const found: PairCount[] = [];
  const tally = new Tally({ column: inner, weight, candidates: 0 }, engine.counts);
  for (const { code, rows } of groupRows(selectedRows(engine, selection), outer, engine.counts)) {
    engine.check();
    tally.add(rows, rows.length);
    for (const other of tally.codes()) {
      const count = (tally.counts[other] as number) / units;
      found.push({ first: outer.values[code] as number, second: inner.values[other] as number, count });
    }
    tally.clear();
  }
  tally.close();
  return found;
}
