import type { Country, List } from "@talent/taxonomy";

const indexes = new WeakMap<List<Country>, ReadonlyMap<string, Country>>();

/** The country of an ISO 3166-1 alpha-2 code in capitals, in constant time: nearly every call names one. */
export function countryByIso2(countries: List<Country>, iso2: string): Country | undefined {
  let index = indexes.get(countries);
  if (!index) {
    index = new Map(countries.all.map((country) => [country.iso2, country]));
    indexes.set(countries, index);
  }
  return index.get(iso2);
}
