import type { City, Msa, State } from "../Entry.ts";

const germany = 276;
const unitedKingdom = 826;
const puertoRico = 840072;

/**
 * People of the metropolitan areas of Germany, Great Britain and Puerto Rico, of whose bounds here nobody publishes a
 * count: the people of each state shared over its places as GeoNames counts them, in whole thousands. GeoNames' own
 * counts would not do, as it has the boroughs of London and Berlin beside the city. `data/msas.tsv` and
 * `data/msas-us.tsv` hold this, written once.
 */
export function areaPopulations(
  msas: readonly Msa[],
  states: readonly State[],
  cities: readonly City[],
): Map<number, number> {
  const counted = Map.groupBy(cities, ({ state }) => state);
  const found = new Map<number, number>();
  for (const { id, country, state } of msas) {
    if (country === germany || country === unitedKingdom || state === puertoRico) found.set(id, 0);
  }
  for (const { id, population } of states) {
    const places = counted.get(id) ?? [];
    const whole = places.reduce((sum, city) => sum + (city.population ?? 0), 0);
    for (const city of places) {
      const people = found.get(city.msa ?? 0);
      if (city.msa === undefined || people === undefined || population === undefined) continue;
      found.set(city.msa, people + (population * (city.population ?? 0)) / whole);
    }
  }
  return new Map([...found].map(([id, people]) => [id, Math.round(people / 1000) * 1000]));
}
