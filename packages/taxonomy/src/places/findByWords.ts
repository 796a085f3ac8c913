import type { City, State } from "../Entry.ts";
import { fold } from "../fold.ts";
import type { CityIndex } from "./CityIndex.ts";
import { isLarge } from "./citySize.ts";
import type { Found } from "./Found.ts";
import { findInText } from "./findInText.ts";
import { kilometres } from "./kilometres.ts";
import type { NameIndex } from "./NameIndex.ts";
import type { PlaceText } from "./Places.ts";
import { placeSegments, strip } from "./placeSegments.ts";

/** The place that the structured fields name, helped out by the location line where they are silent. */
export function findByWords(
  place: PlaceText,
  stated: number | undefined,
  cities: CityIndex,
  names: NameIndex,
): Found {
  const subdivision = subdivisionOf(place.region ?? "", stated, names);
  const given = fold(subdivision?.code ?? place.region ?? "");
  // Oregon, not the word between two places.
  const region = given === "or" ? given : strip(given);
  const fieldSegments = placeSegments(place.city ?? "");
  const textSegments = placeSegments(place.text ?? "");
  const country =
    stated ?? subdivision?.country ?? firstCountry([region, ...fieldSegments, ...textSegments], names);
  const state = regionState(region, country, names);

  for (const segment of fieldSegments) {
    const city = cityOfField(segment, { country, state, region, others: fieldSegments }, cities, names);
    if (city) return { country: city.country, city };
  }
  const words = [...fieldSegments, ...textSegments];
  if (!state && region !== "") words.push(region);
  const inText = findInText(words, { country, state }, cities, names);
  if (inText.city || inText.county || inText.msa !== undefined) return inText;
  if (state) return { country: state.country, state: state.id };
  if (inText.state !== undefined) return inText;
  return country === undefined ? inText : { country };
}

/** Country and code of an ISO 3166-2 subdivision ("US-CA") that is a state of the country stated, if any is. */
function subdivisionOf(region: string, stated: number | undefined, names: NameIndex) {
  const [, iso2, code] = /^([A-Z]{2})-([A-Z]{2,3})$/.exec(region.trim()) ?? [];
  if (!iso2 || !code) return undefined;
  const country = names.countryOrCode(fold(iso2))?.id;
  const isOf = country !== undefined && (stated ?? country) === country;
  return isOf && names.state(fold(code), country) ? { country, code } : undefined;
}

function firstCountry(segments: readonly string[], names: NameIndex): number | undefined {
  for (const segment of segments) {
    // Two letters are more often a state ("CA", "DE", "IN") than a country; only the clear ones count here.
    if (segment.length === 2 && segment !== "us" && segment !== "uk" && names.state(segment, 840)) continue;
    if (names.state(segment, 840)) continue;
    const country = names.country(segment);
    if (country) return country.id;
  }
  return undefined;
}

function regionState(region: string, country: number | undefined, names: NameIndex): State | undefined {
  // "Mexico" as the region of Mexico says nothing; it is not the State of Mexico.
  if (region === "" || names.isCountry(region, country)) return undefined;
  return names.state(region, country) ?? (region.length > 2 ? names.state(region, 840) : undefined);
}

/** Countries whose states addresses give as a rule: the United States and Canada. */
const addressedByState = new Set([840, 124]);

type Context = {
  country: number | undefined;
  state: State | undefined;
  region: string;
  others: readonly string[];
};

/** City of the address field: in the state given, else in the country, else (country unknown) a well-known one. */
function cityOfField(
  name: string,
  { country, state, region, others }: Context,
  cities: CityIndex,
  names: NameIndex,
): City | undefined {
  const same = cities.named(name);
  if (same.length === 0) return undefined;
  const stateId = state?.id ?? others.map((other) => names.state(other, country)?.id).find(Boolean);
  const inState = stateId === undefined ? undefined : same.find((city) => city.state === stateId);
  if (inState) return inState;
  // A region says more than a name that only another state has a listed city of.
  if (state && addressedByState.has(state.country)) return undefined;
  if (country !== undefined) {
    const inCountry = same.filter((city) => city.country === country);
    return inCountry.length > 1 ? (nearestTo(region, inCountry, cities) ?? inCountry[0]) : inCountry[0];
  }
  if (names.country(name)) return undefined;
  return same.find(isLarge);
}

/** Of several cities of one name, the one within 60 km of the city that stands where a region was asked for. */
function nearestTo(region: string, same: readonly City[], cities: CityIndex): City | undefined {
  const hint =
    region === "" ? undefined : cities.named(region).find((city) => city.country === same[0]?.country);
  return hint && same.find((city) => kilometres(hint, city) <= 60);
}
