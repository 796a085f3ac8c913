import type { Dimension } from "../../Dimension.ts";
import type { PairCount } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { groupRows } from "../kernels/groupRows.ts";
import { Tally } from "../kernels/Tally.ts";
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
  const { columns, weight } = engine.table(selection.fact);
  const [outer, inner] = [columns[first], columns[second]];
  if (!outer || !inner) return [];
  const found: PairCount[] = [];
  const tally = new Tally({ column: inner, weight, candidates: 0 }, engine.counts);
  for (const { code, rows } of groupRows(selectedRows(engine, selection), outer, engine.counts)) {
    engine.check();
    tally.add(rows, rows.length);
    for (const other of tally.sortedCodes()) {
      found.push({
        first: outer.values[code] as number,
        second: inner.values[other] as number,
        count: (tally.counts[other] as number) / unitsPerRecord(selection.fact),
      });
    }
    tally.clear();
  }
  tally.close();
  return found;
}
