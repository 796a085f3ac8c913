import type { Selection } from "../../Selection.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { unitsPerRecord } from "./units.ts";
import { weigh, weighStretch } from "./weigh.ts";

/** `Market.count` */
export function count(engine: IndexEngine, selection: Selection): number {
  const { weight } = engine.table(selection.fact);
  const scan = engine.scan(selection);
  if (scan.exact && !weight) return scan.candidates;
  let units = 0;
  scan.each(
    (rows, length) => {
      units += weigh(rows, length, weight);
    },
    (start, end) => {
      units += weighStretch(start, end, weight);
    },
  );
  return units / unitsPerRecord(selection.fact);
}
