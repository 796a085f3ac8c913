import type { PairRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { wholesWriter } from "../answers/NumbersWriter.ts";
import { StayCounter } from "../kernels/StayCounter.ts";
import { eachPair } from "./eachPair.ts";
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
  eachPair(engine, selection, { ...dimensions, ...grouping }, (first, second, items) => {
    counter.add(items);
    const taken = counter.take();
    found.push3(first, second, taken.length / 3);
    found.append(taken);
    found.endRow();
  });
  counter.close();
  return found.take();
}
