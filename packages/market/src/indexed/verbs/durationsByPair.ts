import type { PairRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { wholesWriter } from "../answers/NumbersWriter.ts";
import { StayCounter } from "../kernels/StayCounter.ts";
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
  const counter = new StayCounter(engine.meta, engine);
  const grouping = { least: support, column: posting.stay };
  eachPairs(engine, selection, { ...dimensions, ...grouping }, ({ firsts, seconds, lengths, numbers }) => {
    const mark = engine.machine.calls.mark();
    const laidOut = counter.ofGroups(lengths, numbers);
    let at = 0;
    for (let pair = 0; pair < firsts.length; pair++) {
      laidOut[at] = firsts[pair] as number;
      laidOut[at + 1] = seconds[pair] as number;
      at += 3 + 3 * (laidOut[at + 2] as number);
    }
    found.append(laidOut);
    found.endRows(firsts.length);
    engine.machine.calls.release(mark);
  });
  counter.close();
  return found.take();
}
