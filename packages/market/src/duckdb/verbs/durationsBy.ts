import type { Dimension } from "../../Dimension.ts";
import type { DurationCount } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { carriedValue } from "../columns.ts";
import { compileSelection } from "../compileSelection.ts";
import type { Engine } from "../Engine.ts";
import { sql } from "../sql.ts";
import { daysOpen, toDurationCount } from "./durations.ts";

/** `Market.durationsBy` */
export async function durationsBy(
  engine: Engine,
  selection: Selection,
  dimension: Dimension,
): Promise<{ value: number; durations: DurationCount[] }[]> {
  if (selection.fact === "talent") return [];
  const rows = await engine.rows(sql`
    SELECT value, days, count(*) FILTER (closed), count(*) FILTER (NOT closed)
    FROM (
      SELECT ${carriedValue(selection.fact, dimension)} AS value, ${daysOpen(engine.asOf)} AS days,
        r.last_seen IS NOT NULL AS closed
      ${compileSelection(selection)}
    )
    WHERE value IS NOT NULL GROUP BY value, days ORDER BY value, days`);
  const byValue = new Map<number, DurationCount[]>();
  for (const [value, ...rest] of rows) {
    const durations = byValue.get(Number(value)) ?? [];
    durations.push(toDurationCount(rest));
    byValue.set(Number(value), durations);
  }
  return [...byValue].map(([value, durations]) => ({ value, durations }));
}
