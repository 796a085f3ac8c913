import type { Quantiles, RankingRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { carriedValue } from "../columns.ts";
import { compileSelection } from "../compileSelection.ts";
import type { Engine } from "../Engine.ts";
import { raw, sql } from "../sql.ts";
import { amongst, first } from "./countBy.ts";
import { percentiles, toQuantiles } from "./quantiles.ts";

/** `Market.quantilesBy` */
export async function quantilesBy(
  engine: Engine,
  selection: Selection,
  probabilities: readonly number[],
  { dimension, limit, among }: RankingRequest,
): Promise<({ value: number } & Quantiles)[]> {
  if (selection.fact === "talent") return [];
  const rows = await engine.rows(sql`
    SELECT value, count(*) AS paid, ${percentiles(raw("pay"), probabilities)}
    FROM (
      SELECT ${carriedValue(selection.fact, dimension)} AS value, r.pay_usd AS pay
      ${compileSelection(selection, raw("r.pay_usd IS NOT NULL"))}
    )
    WHERE value IS NOT NULL ${amongst(among)}
    GROUP BY value ORDER BY paid DESC, value ${first(limit)}`);
  return rows.map(([value, ...rest]) => ({ value: Number(value), ...toQuantiles(rest) }));
}
