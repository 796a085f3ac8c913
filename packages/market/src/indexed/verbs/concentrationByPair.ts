import type { Dimension } from "../../Dimension.ts";
import type { PairRequest, PairSpread } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { spreadOfCodes, spreadOfRows } from "../kernels/spreadOfRows.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { pairs } from "./pairs.ts";
import { unitsPerRecord } from "./units.ts";

/** `Market.concentrationByPair` */
export function concentrationByPair(
  engine: IndexEngine,
  selection: Selection,
  dimension: Dimension,
  { support, ...dimensions }: PairRequest,
): PairSpread[] {
  const { columns, weight } = engine.table(selection.fact);
  const column = columns[dimension];
  if (!column) return [];
  const units = unitsPerRecord(selection.fact);
  const found: PairSpread[] = [];
  const isPlain = !weight && !column.offsets;
  // A record of weight one with at most one value adds at most one to the total.
  const grouping = isPlain ? { least: support, column: column.codes } : { least: 0 };
  const counts = engine.counts.lend(column.values.length);
  for (const { first, second, items } of pairs(engine, selection, { ...dimensions, ...grouping })) {
    const { total, distinct, squares } = isPlain
      ? spreadOfCodes(items, counts)
      : spreadOfRows(items, { ...column, weight }, counts);
    if (distinct === 0 || total / units < support) continue;
    found.push({ first, second, total: total / units, distinct, sumOfSquares: squares / units ** 2 });
  }
  engine.counts.giveBack(counts);
  return found;
}
