import type { PairDurations, PairRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { StayCounter } from "./durations.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { pairs } from "./pairs.ts";

/** `Market.durationsByPair` */
export function durationsByPair(
  engine: IndexEngine,
  selection: Selection,
  { support, ...dimensions }: PairRequest,
): PairDurations[] {
  const { posting } = engine.table(selection.fact);
  if (!posting) return [];
  const counter = new StayCounter(engine.meta);
  const found: PairDurations[] = [];
  for (const { items, ...pair } of pairs(engine, selection, {
    ...dimensions,
    least: support,
    column: posting.stay,
  })) {
    counter.add(items, items.length);
    found.push({ ...pair, durations: counter.take() });
  }
  return found;
}
