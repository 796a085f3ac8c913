import type { Dimension } from "../../Dimension.ts";
import type { PairRequest, PairSpread } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { Tally } from "../kernels/Tally.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { pairs } from "./pairs.ts";
import { spread } from "./spread.ts";
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
  const found: PairSpread[] = [];
  // A record of weight one with at most one value adds at most one to the total.
  const least = weight || column.offsets ? 0 : support;
  const tally = new Tally({ column, weight, candidates: 0 }, engine.counts);
  for (const { rows, ...pair } of pairs(engine, selection, { ...dimensions, least })) {
    tally.add(rows, rows.length);
    const spreads = spread(tally, tally.codes(), unitsPerRecord(selection.fact));
    tally.clear();
    if (spreads.distinct > 0 && spreads.total >= support) found.push({ ...pair, ...spreads });
  }
  tally.close();
  return found;
}
