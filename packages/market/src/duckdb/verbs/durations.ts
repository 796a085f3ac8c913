import type { Day } from "../../Day.ts";
import type { DurationCount } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { compileSelection } from "../compileSelection.ts";
import type { Engine } from "../Engine.ts";
import { type Sql, sql } from "../sql.ts";

/** `Market.durations` */
export async function durations(engine: Engine, selection: Selection): Promise<DurationCount[]> {
  if (selection.fact === "talent") return [];
  const rows = await engine.rows(sql`
    SELECT ${daysOpen(engine.asOf)} AS days, count(r.last_seen), count(*) - count(r.last_seen)
    ${compileSelection(selection)} GROUP BY days ORDER BY days`);
  return rows.map(toDurationCount);
}

/** Days from first seen to last seen, or to the as-of date. */
export function daysOpen(asOf: Day): Sql {
  return sql`coalesce(r.last_seen, ${asOf}::DATE) - r.first_seen`;
}

/** Days, closed and open as the engine returned them. */
export function toDurationCount([days, closed, open]: readonly unknown[]): DurationCount {
  return { days: Number(days), closed: Number(closed), open: Number(open) };
}
