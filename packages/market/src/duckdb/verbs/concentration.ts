import type { Dimension } from "../../Dimension.ts";
import type { Concentration } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import type { Engine } from "../Engine.ts";
import { sql } from "../sql.ts";
import { toCount } from "../weights.ts";
import { ranking } from "./countBy.ts";
import { spreadOfUnits, toSpread } from "./spread.ts";

/** `Market.concentration` */
export async function concentration(
  engine: Engine,
  selection: Selection,
  dimension: Dimension,
  limit: number,
): Promise<Concentration> {
  const { fact } = selection;
  const [[spread = []], top] = await Promise.all([
    engine.rows(sql`SELECT ${spreadOfUnits} FROM (${ranking(selection, { dimension })})`),
    engine.rows(ranking(selection, { dimension, limit })),
  ]);
  return {
    ...toSpread(fact, spread),
    top: top.map(([value, units]) => ({ value: Number(value), count: toCount(fact, units) })),
  };
}
