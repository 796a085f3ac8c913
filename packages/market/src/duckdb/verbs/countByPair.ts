import type { Dimension } from "../../Dimension.ts";
import type { PairCount } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import type { Engine } from "../Engine.ts";
import { raw, sql } from "../sql.ts";
import { tally, toCount, weight } from "../weights.ts";
import { eachCombination } from "./eachCombination.ts";

/** `Market.countByPair` */
export async function countByPair(
  engine: Engine,
  selection: Selection,
  first: Dimension,
  second: Dimension,
): Promise<PairCount[]> {
  const { fact } = selection;
  const rows = await engine.rows(sql`
    SELECT first, second, ${tally(fact, raw("weight"))} AS units
    FROM (${eachCombination(selection, { first, second }, sql`${weight(fact)} AS weight`)})
    WHERE first IS NOT NULL AND second IS NOT NULL
    GROUP BY first, second HAVING units > 0 ORDER BY first, second`);
  return rows.map(([one, other, units]) => ({
    first: Number(one),
    second: Number(other),
    count: toCount(fact, units),
  }));
}
