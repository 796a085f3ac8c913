import type { Dimension } from "../../Dimension.ts";
import type { Spread } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import type { Engine } from "../Engine.ts";
import { raw, sql } from "../sql.ts";
import { tally, weight } from "../weights.ts";
import { eachValue } from "./eachValue.ts";
import { spreadOfUnits, toSpread } from "./spread.ts";

/** `Market.concentrationBy` */
export async function concentrationBy(
  engine: Engine,
  selection: Selection,
  dimension: Dimension,
  by: Dimension,
): Promise<({ value: number } & Spread)[]> {
  const { fact } = selection;
  const rows = await engine.rows(sql`
    SELECT first, ${spreadOfUnits}
    FROM (
      SELECT first, ${tally(fact, raw("weight"))} AS units
      FROM (${eachValue(selection, by, dimension, sql`${weight(fact)} AS weight`)})
      WHERE first IS NOT NULL AND second IS NOT NULL
      GROUP BY first, second HAVING units > 0
    )
    GROUP BY first ORDER BY first`);
  return rows.map(([value, ...spread]) => ({ value: Number(value), ...toSpread(fact, spread) }));
}
