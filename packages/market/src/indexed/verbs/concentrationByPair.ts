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
  for (const { rows, ...pair } of pairs(engine, selection, dimensions)) {
    const tally = new Tally({ column, weight, candidates: rows.length }, engine.counts);
    tally.add(rows, rows.length);
    const spreads = spread(tally, tally.codes(), unitsPerRecord(selection.fact));
    tally.close();
    if (spreads.distinct > 0 && spreads.total >= support) found.push({ ...pair, ...spreads });
  }
  return found;
}
