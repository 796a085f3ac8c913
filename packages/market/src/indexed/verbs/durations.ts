import type { DurationCount } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { addRows, addStretch } from "../kernels/add.ts";
import { countedPlaces } from "../kernels/touched.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/** `Market.durations` */
export function durations(engine: IndexEngine, selection: Selection): DurationCount[] {
  const { posting } = engine.table(selection.fact);
  if (!posting) return [];
  const { machine, counts, meta } = engine;
  const { leastDays, mostDays } = meta;
  const codes = posting.stay;
  const size = 2 * (mostDays - leastDays + 1);
  const stays = counts.rows.lend(size);
  engine.scan(selection).each(
    (rows, length) => addRows(machine, stays, { codes }, rows, length),
    (start, end) => addStretch(machine, stays, codes, { start, end }),
  );
  const found: DurationCount[] = [];
  // Of each number of days the closed postings stand at an even place, those still open at the next.
  let last = -1;
  for (const place of countedPlaces(machine, stays, { start: 0, end: size })) {
    const at = place & ~1;
    if (at === last) continue;
    found.push({ days: leastDays + at / 2, closed: stays[at] as number, open: stays[at + 1] as number });
    stays[at] = 0;
    stays[at + 1] = 0;
    last = at;
  }
  counts.rows.giveBack(stays);
  return found;
}
