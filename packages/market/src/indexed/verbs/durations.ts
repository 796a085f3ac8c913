import type { DurationCount } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { StayCounter } from "../kernels/StayCounter.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/** `Market.durations` */
export function durations(engine: IndexEngine, selection: Selection): DurationCount[] {
  const { posting } = engine.table(selection.fact);
  if (!posting) return [];
  const { stay } = posting;
  const counter = new StayCounter(engine.meta);
  engine.scan(selection).each((rows, length) => {
    for (let at = 0; at < length; at++) rows[at] = stay[rows[at] as number] as number;
    counter.add(rows, length);
  });
  const found: DurationCount[] = [];
  counter.take((days, closed, open) => found.push({ days, closed, open }));
  return found;
}
