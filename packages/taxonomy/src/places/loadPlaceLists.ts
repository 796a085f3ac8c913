import type { County, Msa } from "../Entry.ts";
import { createList } from "../List.ts";
import type { Taxonomy } from "../Taxonomy.ts";
import { readCities } from "./cities.ts";
import { readCounties } from "./counties.ts";
import { readCountries } from "./countries.ts";
import { createPlaces } from "./createPlaces.ts";
import { readMsas } from "./msas.ts";
import { readStates } from "./states.ts";
import { withCountyZones, withTimeZones } from "./timeZones.ts";

interface PlaceExtensions {
  msas(shipped: readonly Msa[], stateIdOf: ReadonlyMap<string, number>): Msa[];
  counties(shipped: readonly County[]): County[];
}

type PlaceLists = Pick<Taxonomy, "countries" | "states" | "msas" | "counties" | "cities" | "places">;

/** The lists of places, each with time zones, and the resolver over them. */
export function loadPlaceLists(extend: PlaceExtensions): PlaceLists {
  const population = ({ population = 0 }: { population?: number }) => population;
  const countries = createList(() => withTimeZones("country", readCountries()), {
    popularity: population,
    codes: ({ iso2, iso3 }) => [iso2, iso3],
  });
  const states = createList(() => withTimeZones("state", readStates()), {
    popularity: population,
    codes: ({ code }) => [code],
  });
  const msas = createList(
    () => {
      const american = states.all.filter(({ country }) => country === 840);
      const stateIdOf = new Map(american.map((state) => [`US.${state.code}`, state.id]));
      const areas = withTimeZones("msa", extend.msas(readMsas(stateIdOf), stateIdOf));
      return withCountyZones(areas, () => counties.all);
    },
    { popularity: population },
  );
  const counties = createList(() => withTimeZones("county", extend.counties(readCounties())), {
    popularity: population,
  });
  const cities = createList(() => readCities(countries, counties), {
    popularity: population,
    aliasesAreNames: true,
  });
  return {
    countries,
    states,
    msas,
    counties,
    cities,
    places: createPlaces({ countries, states, msas, counties, cities }),
  };
}
