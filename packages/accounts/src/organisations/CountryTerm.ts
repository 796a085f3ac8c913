import { countries } from "./countries.data.ts";

/** A country in a subscription's terms, with the specification's field names; the id is the ISO numeric code. */
export type CountryTerm = { countryId: number; countryName: string; categoryId: number; code: string };

const names = new Intl.DisplayNames(["en"], { type: "region" });

/** Every country that can be subscribed to, by name. */
export const allCountries: readonly CountryTerm[] = countries
  .map(([code, countryId, categoryId]) => ({
    countryId,
    countryName: names.of(code) ?? code,
    categoryId,
    code,
  }))
  .sort((a, b) => a.countryName.localeCompare(b.countryName, "en"));
