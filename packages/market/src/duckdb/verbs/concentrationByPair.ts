import type { Dimension } from "../../Dimension.ts";
import type { PairRequest, PairSpread } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import type { Engine } from "../Engine.ts";
import { raw, sql } from "../sql.ts";
import { tally, unitsPerRecord, weight } from "../weights.ts";
import { eachCombination } from "./eachCombination.ts";
import { spreadOfUnits, toSpread } from "./spread.ts";

/** `Market.concentrationByPair` */
export async function concentrationByPair(
  engine: Engine,
  selection: Selection,
  dimension: Dimension,
  { first, second, support }: PairRequest,
): Promise<PairSpread[]> {
  const { fact } = selection;
  const combinations = eachCombination(
    selection,
    { first, second, value: dimension },
    sql`${weight(fact)} AS weight`,
  );
  const rows = await engine.rows(sql`
    SELECT first, second, ${spreadOfUnits}
    FROM (
      SELECT first, second, value, ${tally(fact, raw("weight"))} AS units
      FROM (${combinations})
      WHERE first IS NOT NULL AND second IS NOT NULL AND value IS NOT NULL
      GROUP BY first, second, value HAVING units > 0
    )
    GROUP BY first, second HAVING sum(units) >= ${support * unitsPerRecord(fact)}
    ORDER BY first, second`);
  return rows.map(([one, other, ...spread]) => ({
    first: Number(one),
    second: Number(other),
    ...toSpread(fact, spread),
  }));
}
