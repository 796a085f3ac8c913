import type { Day, Window } from "../../Day.ts";
import { periodWindows } from "../../periodWindows.ts";
import type { Selection } from "../../Selection.ts";
import { compileSelection, inWindow } from "../compileSelection.ts";
import type { Engine } from "../Engine.ts";
import { join, raw, type Sql, sql } from "../sql.ts";
import { tally, toCount, weight } from "../weights.ts";

/** `Market.series` */
export async function series(
  engine: Engine,
  selection: Selection,
  starts: readonly Day[],
): Promise<number[]> {
  if (starts.length === 0) return [];
  const columns = periodWindows(selection, starts, engine.asOf).map((window) => tallyIn(selection, window));
  const [row = []] = await engine.rows(sql`SELECT ${join(columns, ", ")} ${compileSelection(selection)}`);
  return row.map((units) => toCount(selection.fact, units));
}

/** The tally of one period; of none when the period lies outside the window. Talents are in every period. */
export function tallyIn(selection: Selection, window: Window | undefined): Sql {
  const { fact } = selection;
  if (fact === "talent") return tally(fact);
  return tally(fact, weight(fact), window ? inWindow(selection, window) : raw("false"));
}
