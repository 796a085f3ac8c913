import type { City, State } from "../Entry.ts";

/** A city named without its country must have this many people: "Mobile" and "Reading" are words too. */
const knownCityPopulation = 100_000;

/** A name of both a state and a city means the city when it has this share of the state's people (New York, Berlin). */
const dominantShare = 0.3;

/** Large enough to be meant when nothing says in which country it lies. */
export function isLarge(city: City): boolean {
  return (city.population ?? 0) >= knownCityPopulation;
}

/** So large a part of the state that the name the two share means the city. */
export function dominates(city: City, state: State): boolean {
  return (city.population ?? 0) >= dominantShare * (state.population ?? Number.POSITIVE_INFINITY);
}
