import type { City, County, State } from "../Entry.ts";
import { fold } from "../fold.ts";
import type { CityIndex } from "./CityIndex.ts";
import { kilometres } from "./kilometres.ts";
import type { NameIndex } from "./NameIndex.ts";
import type { PlaceText } from "./Places.ts";
import { placeSegments, strip } from "./placeSegments.ts";

/** What has been understood so far; a city brings its own state and country. */
export interface Found {
  readonly country?: number;
  readonly state?: number;
  readonly msa?: number;
  readonly county?: County;
  readonly city?: City;
}

/** A city named without its country must have this many people: "Mobile" and "Reading" are words too. */
const knownCityPopulation = 100_000;

/** Inside a longer phrase ("Neo Toronto") a city of a known country must have this many. */
const phraseCityPopulation = 50_000;

/** A name of both a state and a city means the city when it has this share of the state's people (New York, Berlin). */
const dominantShare = 0.3;

/** The place that the structured fields name, helped out by the location line where they are silent. */
export function findByWords(
  place: PlaceText,
  stated: number | undefined,
  cities: CityIndex,
  names: NameIndex,
): Found {
  const region = strip(fold(place.region ?? ""));
  const fieldSegments = placeSegments(place.city ?? "");
  const textSegments = placeSegments(place.text ?? "");
  const country = stated ?? firstCountry([region, ...fieldSegments, ...textSegments], names);
  const state = regionState(region, country, names);

  for (const segment of fieldSegments) {
    const city = cityOfField(segment, { country, state, region, others: fieldSegments }, cities, names);
    if (city) return { country: city.country, city };
  }
  const words = [...fieldSegments, ...textSegments];
  if (!state && region !== "") words.push(region);
  const inText = findInText(words, country, state, cities, names);
  if (inText.city || inText.county || inText.msa !== undefined) return inText;
  if (state) return { country: state.country, state: state.id };
  if (inText.state !== undefined) return inText;
  return country === undefined ? inText : { country };
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

function isLarge(city: City): boolean {
  return (city.population ?? 0) >= knownCityPopulation;
}

function findInText(
  segments: readonly string[],
  country: number | undefined,
  state: State | undefined,
  cities: CityIndex,
  names: NameIndex,
): Found {
  for (const [index, segment] of segments.entries()) {
    // In "Long Island, New York" the second name only says where the first is.
    const qualifies = segments.slice(0, index).some((earlier) => !names.country(earlier));
    const next = segments[index + 1];
    const place = placeOfSegment(segment, { country, state, next, qualifies }, cities, names);
    if (place) return place;
  }
  for (const segment of segments) {
    const place = placeInPhrase(segment, country, cities, names);
    if (place) return place;
  }
  return country === undefined ? {} : { country };
}

type SegmentContext = {
  country: number | undefined;
  state: State | undefined;
  next: string | undefined;
  qualifies: boolean;
};

function placeOfSegment(
  segment: string,
  { country, state, next, qualifies }: SegmentContext,
  cities: CityIndex,
  names: NameIndex,
): Found | undefined {
  const area = areaOfSegment(segment, country, cities, names);
  if (area !== undefined) return { msa: area };
  const found = names.country(segment);
  // "Mexico" is the country before it is the State of Mexico.
  const named =
    (segment.length > 2 || country !== undefined) && !names.isCountry(segment, country)
      ? names.state(segment, country)
      : undefined;
  const nextState = next === undefined ? state : (names.state(next, country) ?? state);
  const same = cities.named(segment);
  const inState = nextState && same.find((city) => city.state === nextState.id);
  if (inState && !(named && named.id !== nextState.id)) {
    if (!named || (!qualifies && dominates(inState, named)))
      return { country: inState.country, city: inState };
  }
  const county = nextState && names.county(segment, nextState.id);
  if (county) return { country: county.country, county };
  const trailing = /^(.+) ([a-z]{2})$/.exec(segment);
  if (trailing?.[1] && trailing[2]) {
    const code = names.state(trailing[2], country);
    const city = code && cities.named(trailing[1]).find((candidate) => candidate.state === code.id);
    if (city) return { country: city.country, city };
  }
  if (named) {
    const city = qualifies
      ? undefined
      : same.find((candidate) => candidate.state === named.id && dominates(candidate, named));
    return city ? { country: city.country, city } : { country: named.country, state: named.id };
  }
  if (found && segment.length > 2) return undefined;
  const city = country === undefined ? same.find(isLarge) : same.find((it) => it.country === country);
  return city && { country: city.country, city };
}

function dominates(city: City, state: State): boolean {
  return (city.population ?? 0) >= dominantShare * (state.population ?? Number.POSITIVE_INFINITY);
}

/** "Bay Area", "Greater Boston Area", "Munich metropolitan region": the area itself or that of the city. */
function areaOfSegment(
  segment: string,
  country: number | undefined,
  cities: CityIndex,
  names: NameIndex,
): number | undefined {
  const exact = names.msa(segment, country);
  if (exact && /\b(area|valley|triangle|region|metroplex|twin cities|ncr|tri state)\b/.test(segment)) {
    return exact.id;
  }
  const core =
    /^greater (.+?)( area| region)?$/.exec(segment)?.[1] ??
    /^(.+?) (metro(politan)? )?(area|region|metro)$/.exec(segment)?.[1];
  if (core === undefined) return undefined;
  const same = cities.named(core);
  const city = country === undefined ? same.find(isLarge) : same.find((it) => it.country === country);
  return city?.msa;
}

/** The longest run of words inside a segment that names a country, a state or a city of some size. */
function placeInPhrase(
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
      if (phrase.length < 3 && phrase !== "us" && phrase !== "uk" && phrase !== "sf" && phrase !== "la")
        continue;
      const found = phrase === "america" ? undefined : names.country(phrase);
      if (found && country === undefined) return { country: found.id };
      const state = names.state(phrase, country);
      if (state && phrase.length > 3 && phrase !== "east" && phrase !== "north") {
        return { country: state.country, state: state.id };
      }
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
