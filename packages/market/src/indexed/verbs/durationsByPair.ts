import type { PairDurations, PairRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { DurationCounter } from "./durations.ts";
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
  const counter = new DurationCounter(engine, posting);
  const found: PairDurations[] = [];
  for (const { rows, ...pair } of pairs(engine, selection, { ...dimensions, least: support })) {
    counter.add(rows, rows.length);
    found.push({ ...pair, durations: counter.take() });
  }
  return found;
}
