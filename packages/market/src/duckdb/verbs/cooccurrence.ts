import type { CompanionRequest, Companions } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { carriedValue } from "../columns.ts";
import { compileFilter } from "../compileFilter.ts";
import { compileSelection } from "../compileSelection.ts";
import type { Engine } from "../Engine.ts";
import { join, raw, sql } from "../sql.ts";
import { tally, toCount, unitsPerRecord, weight } from "../weights.ts";
import { count } from "./count.ts";

/** `Market.cooccurrence` */
export async function cooccurrence(
  engine: Engine,
  selection: Selection,
  { dimension, primary, support }: CompanionRequest,
): Promise<Companions> {
  const { fact } = selection;
  const carriesPrimary = { dimension, all: [primary] };
  const besides = { ...selection, filters: [...selection.filters, carriesPrimary] };
  const least = support * unitsPerRecord(fact);
  const [total, both, rows] = await Promise.all([
    count(engine, selection),
    count(engine, besides),
    engine.rows(sql`
      SELECT value, ${tally(fact, raw("weight"), raw("beside"))} AS together, ${tally(fact, raw("weight"))}
      FROM (
        SELECT ${carriedValue(fact, dimension)} AS value, ${weight(fact)} AS weight,
          coalesce(${join(compileFilter(fact, carriesPrimary), " AND ")}, false) AS beside
        ${compileSelection(selection)}
      )
      WHERE value IS NOT NULL AND value <> ${primary}
      GROUP BY value HAVING together >= ${least} AND together > 0 ORDER BY value`),
  ]);
  const companions = rows.map(([value, together, all]) => ({
    value: Number(value),
    together: toCount(fact, together),
    count: toCount(fact, all),
  }));
  return { total, primary: both, companions };
}
