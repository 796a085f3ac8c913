import type { components } from "@talent/contract/data-api";
import type { List, Place, Taxonomy } from "@talent/taxonomy";
import { Problem } from "../http/Problem.ts";
import { countryByIso2 } from "../parameters/countryByIso2.ts";
import type { IdList } from "../parameters/IdList.ts";
import { type EntriesAsked, findEntries } from "./findEntries.ts";

/** A place below a country, with the places it lies in as far as they are known. */
type Located = Place & {
  country: number;
  state?: number;
  states?: readonly number[];
  msa?: number;
  county?: number;
};

/** What a location taxonomy is asked for: places of one country, narrowed by the places they lie in. */
export type PlacesAsked = Omit<EntriesAsked<Located>, "where"> & {
  country?: IdList<string>;
  state?: IdList;
  msa?: IdList;
  county?: IdList;
};

/** A page of places under their names on the wire; `none` when there are none. */
export type PlacesFound = {
  locations: components["schemas"]["Location"][];
  numFound: number;
  none: boolean;
  input: components["schemas"]["TaxonomyInput"];
};

/**
 * Places of a list in one country, best first with a keyword, else by id. Throws `severalCountries` when several are
 * given, or a place around them that lies in another one.
 */
export function findPlaces(
  list: List<Located>,
  { country, state, msa, county, ...asked }: PlacesAsked,
  taxonomy: Taxonomy,
): PlacesFound {
  const [iso2, ...others] = country?.any ?? [];
  const id = iso2 === undefined ? undefined : countryByIso2(taxonomy.countries, iso2)?.id;
  const isAbroad = (places: List<Located>, ids?: IdList) =>
    ids?.any.some((each) => places.byId(each)?.country !== id) ?? false;
  if (
    others.length > 0 ||
    isAbroad(taxonomy.states, state) ||
    isAbroad(taxonomy.msas, msa) ||
    isAbroad(taxonomy.counties, county)
  )
    throw new Problem("severalCountries", { hint: "Give one country, and places around it that lie in it" });
  const within = (ids: IdList | undefined, ...values: (number | undefined)[]) =>
    !ids || values.some((value) => value !== undefined && ids.any.includes(value));
  const where = (place: Located) =>
    place.country === id &&
    within(state, place.state, ...(place.states ?? [])) &&
    within(msa, place.msa) &&
    within(county, place.county);
  const { hits, numFound, none, used } = findEntries(list, { ...asked, where });
  return {
    locations: hits.map(({ entry, score }) => {
      const around = stateOf(entry, taxonomy);
      return { id: entry.id, name: entry.name, score, ...(around && { state: around }) };
    }),
    numFound,
    none,
    input: { ...used, country: iso2, state: state?.any, msa: msa?.any, county: county?.any },
  };
}

/** The state of a county or city; an area may lie in several, which its name tells. */
function stateOf({ state, states }: Located, taxonomy: Taxonomy): { id: number; name: string } | undefined {
  const around = state === undefined || states ? undefined : taxonomy.states.byId(state);
  return around && { id: around.id, name: around.name };
}
