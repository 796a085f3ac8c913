import type { PairRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { NumbersWriter } from "../answers/NumbersWriter.ts";
import { StayCounter } from "../kernels/StayCounter.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { pairs } from "./pairs.ts";

/** `Market.durationsByPair`, as `pairDurations` lays it out. */
export function durationsByPair(
  engine: IndexEngine,
  selection: Selection,
  { support, ...dimensions }: PairRequest,
): Float64Array {
  const { posting } = engine.table(selection.fact);
  const found = new NumbersWriter();
  if (!posting) return found.take();
  const counter = new StayCounter(engine.meta);
  const grouping = { least: support, column: posting.stay };
  for (const { first, second, items } of pairs(engine, selection, { ...dimensions, ...grouping })) {
    counter.add(items, items.length);
    found.push(first);
    found.push(second);
    const lengthAt = found.length;
    found.push(0);
    let length = 0;
    counter.take((days, closed, open) => {
      found.push(days);
      found.push(closed);
      found.push(open);
      length++;
    });
    found.set(lengthAt, length);
    found.endRow();
  }
  return found.take();
}
