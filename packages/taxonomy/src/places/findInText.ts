import type { State } from "../Entry.ts";
import { fold } from "../fold.ts";
import { areaOfSegment } from "./areaOfSegment.ts";
import type { CityIndex } from "./CityIndex.ts";
import { dominates, isLarge } from "./citySize.ts";
import type { Found } from "./Found.ts";
import type { NameIndex } from "./NameIndex.ts";
import { placeInPhrase } from "./placeInPhrase.ts";

/**
 * The place that the parts of a location line name: the first city, county or area among them, else the first
 * state; else what a part names inside itself; else the country, if one is known.
 */
export function findInText(
  segments: readonly string[],
  known: { country: number | undefined; state: State | undefined },
  cities: CityIndex,
  names: NameIndex,
): Found {
  let { country, state } = known;
  let fallback: Found | undefined;
  for (const [index, segment] of segments.entries()) {
    // In "Long Island, New York" the second name only says where the first is.
    const qualifies = segments.slice(0, index).some((earlier) => !names.country(earlier));
    const next = segments[index + 1];
    const place = placeOfSegment(segment, { country, state, next, qualifies }, cities, names);
    if (!place) continue;
    if (place.state === undefined) return place;
    // "California, San Francisco": the state may be narrowed down by what follows.
    fallback ??= place;
    state ??= names.state(segment, country);
    country ??= place.country;
  }
  if (fallback) return fallback;
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
  if (inState) {
    const isCity =
      !named ||
      (named.id === nextState.id
        ? !qualifies && dominates(inState, named)
        : tellsWhere(next, nextState, named) || dominates(inState, nextState));
    if (isCity) return { country: inState.country, city: inState };
  }
  const county = nextState && names.county(segment, nextState.id);
  if (county) return { country: county.country, county };
  const trailing = /^(.+) ([a-z]{2})$/.exec(segment);
  if (trailing?.[1] && trailing[2]) {
    const code = names.state(trailing[2], country);
    const city = code && cities.named(trailing[1]).find((candidate) => candidate.state === code.id);
    if (city) return { country: city.country, city };
  }
  if (named && nextState && named.country !== nextState.country && !isCityToo(nextState, cities))
    return { country: nextState.country, state: nextState.id };
  if (named) {
    const city = qualifies
      ? undefined
      : same.find((candidate) => candidate.state === named.id && dominates(candidate, named));
    return city ? { country: city.country, city } : { country: named.country, state: named.id };
  }
  if (found && segment.length > 2) return undefined;
  const city = country === undefined ? same.find(isLarge) : same.find((it) => it.country === country);
  // "Bellevue, Tennessee" is a place too small to be listed, not the large one of another state.
  const elsewhere =
    city?.state !== undefined && city.country === nextState?.country && city.state !== nextState.id;
  if (elsewhere && (nextState.id === state?.id || !isCityToo(nextState, cities)))
    return { country: nextState.country, state: nextState.id };
  return city && { country: city.country, city };
}

/** "Washington, DC" and "London, Ontario" are cities in a state; "Washington, Oregon" may be two states. */
function tellsWhere(next: string | undefined, nextState: State, named: State): boolean {
  return next?.length === 2 || named.country !== nextState.country;
}

/** "New York" or "NY" after "San Francisco" may be a second city. */
function isCityToo(state: State, cities: CityIndex): boolean {
  return cities.named(fold(state.name)).some((city) => city.state === state.id && isLarge(city));
}
