import type { Dimension } from "../../Dimension.ts";
import type { Concentration } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { startTally } from "../kernels/startTally.ts";
import { ranking } from "./countBy.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { spread } from "./spread.ts";
import { unitsPerRecord } from "./units.ts";

/** `Market.concentration` */
export function concentration(
  engine: IndexEngine,
  selection: Selection,
  dimension: Dimension,
  limit: number,
): Concentration {
  const { fact } = selection;
  const { columns, weight } = engine.table(fact);
  const column = columns[dimension];
  if (!column) return { total: 0, distinct: 0, sumOfSquares: 0, top: [] };
  const scan = engine.scan(selection);
  const tally = startTally({ column, weight, candidates: scan.candidates }, engine);
  scan.each(
    (rows, length) => tally.add(rows, length),
    (start, end) => tally.addStretch(start, end),
  );
  const answer = {
    ...spread(tally, tally.codes(), unitsPerRecord(fact)),
    top: ranking(fact, tally, column, { limit }),
  };
  tally.close();
  return answer;
}
