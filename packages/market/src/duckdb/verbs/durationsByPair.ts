import type { PairDurations, PairRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import type { Engine } from "../Engine.ts";
import { sql } from "../sql.ts";
import { daysOpen } from "./durations.ts";
import { eachCombination } from "./eachCombination.ts";
import { gatherDurations } from "./gatherDurations.ts";

/** `Market.durationsByPair` */
export async function durationsByPair(
  engine: Engine,
  selection: Selection,
  { first, second, support }: PairRequest,
): Promise<PairDurations[]> {
  if (selection.fact === "talent") return [];
  const also = sql`${daysOpen(engine.asOf)} AS days, r.last_seen IS NOT NULL AS closed`;
  const rows = await engine.rows(sql`
    SELECT first, second, days, count(*) FILTER (closed), count(*) FILTER (NOT closed)
    FROM (${eachCombination(selection, { first, second }, also)})
    WHERE first IS NOT NULL AND second IS NOT NULL
    GROUP BY first, second, days
    QUALIFY sum(count(*)) OVER (PARTITION BY first, second) >= ${support}
    ORDER BY first, second, days`);
  return gatherDurations(rows);
}
