import type { DuckDBConnection } from "@duckdb/node-api";
import { rows } from "./rows.ts";

/** Kinds of places that facts are kept about. */
export type PlaceKind = "country" | "state" | "msa";

/**
 * One fact about a place with its year and source. `fact` is one of population, unemployment_rate (percent),
 * corporate_income_tax (percent), minimum_wage (amount per hour or month), minimum_wage_interval,
 * minimum_wage_currency; `value` is its text.
 */
export type PlaceFact = {
  kind: PlaceKind;
  place: number;
  fact: string;
  value: string;
  year: number | null;
  source: string;
};

/** Facts by kind and place. */
export type PlaceFacts = ReadonlyMap<string, readonly PlaceFact[]>;

/** Every fact of a snapshot: some for each place of the taxonomy that sources speak of, a few thousand in all. */
export async function readPlaceFacts(connection: DuckDBConnection): Promise<PlaceFacts> {
  const facts = (await rows(connection, "SELECT * FROM place_fact ORDER BY place, fact")) as PlaceFact[];
  return Map.groupBy(facts, ({ kind, place }) => `${kind} ${place}`);
}

/** Facts about places of a kind, by place then fact. */
export function placeFacts(
  facts: PlaceFacts,
  kind: PlaceKind,
  places: readonly number[],
): readonly PlaceFact[] {
  const ascending = [...new Set(places)].sort((one, other) => one - other);
  return ascending.flatMap((place) => facts.get(`${kind} ${place}`) ?? []);
}
