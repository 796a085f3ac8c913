import type { Ranking, RankingRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { carriedValue } from "../columns.ts";
import { compileSelection } from "../compileSelection.ts";
import type { Engine } from "../Engine.ts";
import { raw, type Sql, sql } from "../sql.ts";
import { tally, toCount, weight } from "../weights.ts";
import { count } from "./count.ts";

/** `Market.countBy` */
export async function countBy(
  engine: Engine,
  selection: Selection,
  requests: readonly RankingRequest[],
): Promise<Ranking[]> {
  if (requests.length === 0) return [];
  const [total, ...values] = await Promise.all([
    count(engine, selection),
    ...requests.map((request) => engine.rows(ranking(selection, request))),
  ]);
  return requests.map(({ dimension }, index) => ({
    dimension,
    total,
    values: (values[index] ?? []).map(([value, units]) => ({
      value: Number(value),
      count: toCount(selection.fact, units),
    })),
  }));
}

/** Values with their units, by units descending, then value ascending. */
export function ranking(selection: Selection, { dimension, limit, among }: RankingRequest): Sql {
  const { fact } = selection;
  return sql`
    SELECT value, ${tally(fact, raw("weight"))} AS units
    FROM (SELECT ${carriedValue(fact, dimension)} AS value, ${weight(fact)} AS weight ${compileSelection(selection)})
    WHERE value IS NOT NULL ${amongst(among)}
    GROUP BY value HAVING units > 0 ORDER BY units DESC, value ${first(limit)}`;
}

/** Restricts `value` to those asked for. */
export function amongst(values: readonly number[] | undefined): Sql {
  return values ? sql`AND value IN (SELECT unnest(${values}))` : raw("");
}

/** The first so many rows, or all. */
export function first(limit: number | undefined): Sql {
  return limit === undefined ? raw("") : sql`LIMIT ${limit}`;
}
