import type { Selection } from "../../Selection.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { unitsPerRecord } from "./units.ts";

/** `Market.count` */
export function count(engine: IndexEngine, selection: Selection): number {
  const { weight } = engine.table(selection.fact);
  const scan = engine.scan(selection);
  if (scan.exact && !weight) return scan.candidates;
  let units = 0;
  scan.each((rows, length) => {
    if (!weight) units += length;
    else for (let at = 0; at < length; at++) units += weight[rows[at] as number] as number;
  });
  return units / unitsPerRecord(selection.fact);
}
