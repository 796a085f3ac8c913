import type { DuckDBConnection } from "@duckdb/node-api";
import { anyOf, idList, rows } from "./rows.ts";

/** Kinds of places that facts are kept about. */
export type PlaceKind = "country" | "state" | "msa";

/**
 * One fact about a place with its year and source. `fact` is one of population, unemployment_rate (percent),
 * corporate_income_tax (percent), minimum_wage (amount per hour or month), minimum_wage_interval,
 * minimum_wage_currency, utc_offset (minutes); `value` is its text.
 */
export type PlaceFact = {
  kind: PlaceKind;
  place: number;
  fact: string;
  value: string;
  year: number | null;
  source: string;
};

/** Facts about places of a kind, by place then fact. */
export async function placeFacts(
  connection: DuckDBConnection,
  kind: PlaceKind,
  places: readonly number[],
): Promise<PlaceFact[]> {
  if (places.length === 0) return [];
  const sql = `SELECT * FROM place_fact WHERE kind = ? AND place IN ${anyOf} ORDER BY place, fact`;
  return (await rows(connection, sql, [kind, idList(places)])) as PlaceFact[];
}
