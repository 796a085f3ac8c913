import type { Day } from "../../Day.ts";
import type { Selection } from "../../Selection.ts";
import { count } from "./count.ts";
import { DayCounts } from "./DayCounts.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { Periods } from "./Periods.ts";

/** `Market.series` */
export function series(engine: IndexEngine, selection: Selection, starts: readonly Day[]): number[] {
  const { posting } = engine.table(selection.fact);
  if (!posting) {
    const always = count(engine, selection);
    return starts.map(() => always);
  }
  const { leastDays } = engine.meta;
  const periods = new Periods(engine, selection, starts);
  const days = new DayCounts(engine, posting, periods);
  const differences = new Float64Array(starts.length + 1);
  engine
    .scan(selection)
    .each(
      (rows, length) => days.add(rows, length, differences),
      leastDays < 0 ? undefined : (start, end) => days.addStretch(start, end),
    );
  days.addTo(differences);
  days.close();
  return periods.counts(differences, 0, 1);
}
