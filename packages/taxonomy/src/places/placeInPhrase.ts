import type { CityIndex } from "./CityIndex.ts";
import { isLarge } from "./citySize.ts";
import type { Found } from "./Found.ts";
import type { NameIndex } from "./NameIndex.ts";

/** Inside a longer phrase ("Neo Toronto") a city of a known country must have this many people. */
const phraseCityPopulation = 50_000;

/** Words of up to two letters that mean a place wherever they stand. */
const shortNames = new Set(["us", "uk", "sf", "la"]);

/** Names of places that inside a phrase are mostly something else: "Latin America", "the east". */
const notInPhrase = new Set(["america", "east", "north", "west", "south"]);

/** The longest run of words inside a segment that names a country, a state or a city of some size. */
export function placeInPhrase(
  segment: string,
  country: number | undefined,
  cities: CityIndex,
  names: NameIndex,
): Found | undefined {
  const words = segment.split(" ");
  if (words.length < 2 || words.length > 12) return undefined;
  for (let length = words.length - 1; length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const phrase = words.slice(start, start + length).join(" ");
      if ((phrase.length < 3 && !shortNames.has(phrase)) || notInPhrase.has(phrase)) continue;
      const found = names.country(phrase);
      if (found && country === undefined) return { country: found.id };
      const state = names.state(phrase, country);
      if (state && phrase.length > 3) return { country: state.country, state: state.id };
      const city = cities
        .named(phrase)
        .find((it) =>
          country === undefined
            ? isLarge(it)
            : it.country === country && (it.population ?? 0) >= phraseCityPopulation,
        );
      if (city) return { country: city.country, city };
    }
  }
  return undefined;
}
