import type { Dimension } from "../../Dimension.ts";
import type { PairRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { floatsWriter } from "../answers/NumbersWriter.ts";
import { spreadOfGroups } from "../kernels/spreadOfGroups.ts";
import { spreadsInTurn } from "../kernels/spreadsInTurn.ts";
import { eachPairs } from "./eachPairs.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { unitsPerRecord } from "./units.ts";

/** `Market.concentrationByPair`, as `pairSpreads` lays it out. */
export function concentrationByPair(
  engine: IndexEngine,
  selection: Selection,
  dimension: Dimension,
  { support, ...dimensions }: PairRequest,
): Float64Array {
  const { columns, weight, mostWeight } = engine.table(selection.fact);
  const column = columns[dimension];
  const found = floatsWriter();
  if (!column) return found.take();
  const units = unitsPerRecord(selection.fact);
  const isPlain = !weight && !column.offsets;
  // A record with at most one value adds at most its weight to the total.
  const least = column.offsets ? 0 : Math.ceil((support * units) / Math.max(1, mostWeight));
  const grouping = isPlain ? { least, column: column.codes } : { least };
  const counts = engine.counts.rows.lend(isPlain ? column.values.length : 0);
  const weights = engine.counts.weights.lend(isPlain ? 0 : column.values.length);
  eachPairs(engine, selection, { ...dimensions, ...grouping }, (pairs) => {
    const { outer, inner, firsts, seconds, lengths, numbers } = pairs;
    const mark = engine.machine.calls.mark();
    const spreadOf = isPlain
      ? spreadOfGroups(engine.machine, lengths, numbers, counts)
      : spreadsInTurn(lengths, numbers, { ...column, weight }, weights);
    for (let pair = 0; pair < firsts.length; pair++) {
      const { total, distinct, squares } = spreadOf(pair);
      if (distinct === 0 || total / units < support) continue;
      const first = outer.values[firsts[pair] as number] as number;
      const second = inner.values[seconds[pair] as number] as number;
      found.push3(first, second, total / units);
      found.push(distinct);
      found.push(squares / units ** 2);
      found.endRow();
    }
    engine.machine.calls.release(mark);
  });
  engine.counts.rows.giveBack(counts);
  engine.counts.weights.giveBack(weights);
  return found.take();
}
