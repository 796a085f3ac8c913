import type { SeriesRequest } from "../../Market.ts";
import { periodWindows } from "../../periodWindows.ts";
import type { Fact, Selection } from "../../Selection.ts";
import { carriedValue } from "../columns.ts";
import { compileSelection } from "../compileSelection.ts";
import type { Engine } from "../Engine.ts";
import { join, raw, sql } from "../sql.ts";
import { toCount } from "../weights.ts";
import { amongst } from "./countBy.ts";
import { tallyIn } from "./series.ts";

/** `Market.seriesBy` */
export async function seriesBy(
  engine: Engine,
  selection: Selection,
  { dimension, values, starts }: SeriesRequest,
): Promise<{ value: number; counts: number[] }[]> {
  const { fact } = selection;
  const columns = periodWindows(selection, starts, engine.asOf).map((window) => tallyIn(selection, window));
  const rows =
    starts.length === 0 || values.length === 0
      ? []
      : await engine.rows(sql`
          SELECT value, ${join(columns, ", ")}
          FROM (SELECT ${carriedValue(fact, dimension)} AS value, ${dated(fact)} ${compileSelection(selection)}) r
          WHERE value IS NOT NULL ${amongst(values)}
          GROUP BY value`);
  const found = new Map(
    rows.map(([value, ...units]) => [Number(value), units.map((each) => toCount(fact, each))]),
  );
  return values.map((value) => ({ value, counts: found.get(value) ?? starts.map(() => 0) }));
}

/** The columns that a tally of one period reads. */
function dated(fact: Fact) {
  return raw(fact === "posting" ? "r.first_seen, r.last_seen" : "r.weight");
}
