import type { DurationCount } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { StayCounter } from "../kernels/StayCounter.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/** `Market.durations` */
export function durations(engine: IndexEngine, selection: Selection): DurationCount[] {
  const { posting } = engine.table(selection.fact);
  if (!posting) return [];
  const { stay } = posting;
  const counter = new StayCounter(engine.meta, engine);
  engine.scan(selection).each(
    (rows, length) => counter.addRows(stay, rows, length),
    (start, end) => counter.addStretch(stay, start, end),
  );
  const found: DurationCount[] = [];
  const taken = counter.take();
  for (let at = 0; at < taken.length; at += 3) {
    const days = (taken[at] as number) | 0;
    found.push({ days, closed: taken[at + 1] as number, open: taken[at + 2] as number });
  }
  counter.close();
  return found;
}
