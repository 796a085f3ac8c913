import type { Quantiles } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { compileSelection } from "../compileSelection.ts";
import type { Engine } from "../Engine.ts";
import { join, raw, type Sql, sql } from "../sql.ts";

/** `Market.quantiles` */
export async function quantiles(
  engine: Engine,
  selection: Selection,
  probabilities: readonly number[],
): Promise<Quantiles> {
  if (selection.fact === "talent") return { count: 0, values: [] };
  const [row = []] = await engine.rows(sql`
    SELECT count(*), ${percentiles(raw("r.pay_usd"), probabilities)}
    ${compileSelection(selection, raw("r.pay_usd IS NOT NULL"))}`);
  return toQuantiles(row);
}

/** The percentiles of a column as one list; null over nothing. */
export function percentiles(column: Sql, probabilities: readonly number[]): Sql {
  if (probabilities.length === 0) return raw("NULL");
  return sql`quantile_cont(${column}, [${join(
    probabilities.map((probability) => sql`${probability}::DOUBLE`),
    ", ",
  )}])`;
}

/** A count and a list of percentiles as the engine returned them. */
export function toQuantiles([count, values]: readonly unknown[]): Quantiles {
  return { count: Number(count), values: Array.isArray(values) ? values.map(Number) : [] };
}
