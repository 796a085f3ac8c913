import { fold, type Taxonomy } from "@talent/taxonomy";
import { type Fields, textOf } from "../ads/fields.ts";
import { RejectedAd } from "../ads/RejectedAd.ts";
import { placeIds } from "../demo/records/fillPlaceFacts.ts";
import type { PlaceIds } from "../load/StagedAd.ts";

/**
 * Finds the place of a record by its fields country, state, msa and city (ISO code, id or name) and county (id): as
 * narrow as they say, every wider id filled in. Throws RejectedAd where no country is known ("no known country"), and
 * for a field that names no place in it ("unknown state"); names of states and areas are passed over in a country of
 * which the taxonomy lists none.
 */
export function placeFinder(taxonomy: Taxonomy): (record: Fields) => PlaceIds {
  const { places, countries, states, msas, counties, cities } = taxonomy;
  const stateCodes = new Map([...placeIds(taxonomy)].filter(([code]) => code.includes("-")));
  const stateNames = new Map(states.all.map(({ id, name }) => [fold(name), id]));
  const areaNames = new Map(msas.all.map(({ id, name }) => [fold(name), id]));
  return (record) => {
    const said = (name: string) => textOf(record[name]) ?? "";
    const country = countries.byId(idOf(said("country")) ?? -1)?.iso2 ?? said("country");
    const named = places.resolve({ country });
    /** The place that a field names by its id, else by its words, if it is one of the country. */
    const find = <T extends { country: number }>(
      name: string,
      list: { byId: (id: number) => T | undefined },
      byWords: (word: string) => number | undefined = () => undefined,
    ) => {
      const word = said(name);
      const found = list.byId((word && (idOf(word) ?? byWords(word))) || -1);
      return named.country === undefined || found?.country === named.country ? found : undefined;
    };
    const state = find("state", states, (word) => {
      const { state, city } = places.resolve({ country, region: word });
      return stateCodes.get(word.toUpperCase()) ?? stateNames.get(fold(word)) ?? (city ? undefined : state);
    });
    const area = find("msa", msas, (word) => areaNames.get(fold(word)));
    const county = find("county", counties);
    const city = find("city", cities, (word) => {
      return places.resolve({ country, region: state?.name, city: word }).city;
    });
    const inCountry = named.country ?? (area ?? state ?? county ?? city)?.country;
    if (inCountry === undefined) throw new RejectedAd("no known country");
    for (const [name, found] of Object.entries({ state, msa: area, county, city })) {
      if (said(name) === "" || found?.country === inCountry) continue;
      const hasLists = countries.byId(inCountry)?.subdivided || name === "county" || name === "city";
      if (hasLists || idOf(said(name)) !== undefined) throw new RejectedAd(`unknown ${name}`);
    }
    return {
      country: inCountry,
      state: state?.id ?? city?.state ?? county?.state ?? area?.state ?? named.state,
      msa: area?.id ?? city?.msa ?? county?.msa,
      county: county?.id ?? city?.county,
      city: city?.id,
    };
  };
}

function idOf(word: string): number | undefined {
  return /^\d+$/.test(word) ? Number(word) : undefined;
}
