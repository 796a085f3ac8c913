import type { Day } from "../../Day.ts";
import type { Selection } from "../../Selection.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { Periods } from "./Periods.ts";
import { unitsPerRecord } from "./units.ts";

/** `Market.series` */
export function series(engine: IndexEngine, selection: Selection, starts: readonly Day[]): number[] {
  const { weight } = engine.table(selection.fact);
  const periods = new Periods(engine, selection, starts);
  const differences = new Float64Array(starts.length + 1);
  engine.scan(selection).each((rows, length) => {
    for (let at = 0; at < length; at++) {
      const row = rows[at] as number;
      periods.add(differences, 0, row, weight ? (weight[row] as number) : 1);
    }
  });
  return periods.counts(differences, 0, unitsPerRecord(selection.fact));
}
