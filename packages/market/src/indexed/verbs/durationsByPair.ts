import type { PairRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { wholesWriter } from "../answers/NumbersWriter.ts";
import { PairStays } from "../kernels/PairStays.ts";
import { eachPairs } from "./eachPairs.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/** `Market.durationsByPair`, as `pairDurations` lays it out. */
export function durationsByPair(
  engine: IndexEngine,
  selection: Selection,
  { support, ...dimensions }: PairRequest,
): Uint32Array {
  const { posting } = engine.table(selection.fact);
  const found = wholesWriter();
  if (!posting) return found.take();
  const stays = new PairStays(engine.meta, engine);
  const grouping = { least: support, column: posting.stay };
  eachPairs(engine, selection, { ...dimensions, ...grouping }, (pairs) => {
    const mark = engine.machine.calls.mark();
    found.append(stays.of(pairs));
    found.endRows(pairs.lengths.length);
    engine.machine.calls.release(mark);
  });
  stays.close();
  return found.take();
}
