import type { Dimension } from "../../Dimension.ts";
import type { Selection } from "../../Selection.ts";
import { floatsWriter } from "../answers/NumbersWriter.ts";
import { groupRows } from "../kernels/groupRows.ts";
import { PairGrid } from "../kernels/PairGrid.ts";
import { startTally } from "../kernels/startTally.ts";
import type { Column } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { selectedRows } from "./selectedRows.ts";
import { unitsPerRecord } from "./units.ts";

/** `Market.countByPair`, as `pairCounts` lays it out. */
export function countByPair(
  engine: IndexEngine,
  selection: Selection,
  first: Dimension,
  second: Dimension,
): Float64Array {
  const { columns } = engine.table(selection.fact);
  const [outer, inner] = [columns[first], columns[second]];
  if (!outer || !inner) return floatsWriter().take();
  return PairGrid.fits(outer, inner)
    ? countOnGrid(engine, selection, outer, inner)
    : countByGroups(engine, selection, outer, inner);
}

function countOnGrid(engine: IndexEngine, selection: Selection, outer: Column, inner: Column): Float64Array {
  const { weight } = engine.table(selection.fact);
  const units = unitsPerRecord(selection.fact);
  const scan = engine.scan(selection);
  const grid = new PairGrid({ first: outer, second: inner, weight, candidates: scan.candidates }, engine);
  scan.each(
    (rows, length) => grid.add(rows, length),
    (start, end) => grid.addStretch(start, end),
  );
  const found = grid.takePairs();
  grid.close();
  const pairs = floatsWriter(found.length);
  // Exact in any case, as a float holds a weight in units.
  if (units !== 1) for (let at = 2; at < found.length; at += 3) found[at] = (found[at] as number) / units;
  pairs.append(found);
  pairs.endRows(found.length / 3);
  return pairs.take();
}

/** Where there are too many pairs for a grid: one group of rows after another. */
function countByGroups(
  engine: IndexEngine,
  selection: Selection,
  outer: Column,
  inner: Column,
): Float64Array {
  const { weight } = engine.table(selection.fact);
  const units = unitsPerRecord(selection.fact);
  const found = floatsWriter();
  const tally = startTally({ column: inner, weight, candidates: 0 }, engine);
  for (const { code, rows } of groupRows(engine, selectedRows(engine, selection), outer)) {
    engine.check();
    tally.add(rows, rows.length);
    for (const other of tally.codes()) {
      const count = (tally.counts[other] as number) / units;
      found.push3(outer.values[code] as number, inner.values[other] as number, count);
      found.endRow();
    }
    tally.clear();
  }
  tally.close();
  return found.take();
}
