import type { City, Country, County, Msa, State } from "../Entry.ts";
import { fold } from "../fold.ts";
import type { List } from "../List.ts";
import { CityIndex } from "./CityIndex.ts";
import type { Found } from "./Found.ts";
import { findByWords } from "./findByWords.ts";
import type { Position } from "./kilometres.ts";
import { NameIndex } from "./NameIndex.ts";
import type { Places, PlaceText, ResolvedPlace } from "./Places.ts";
import { placeSegments, strip } from "./placeSegments.ts";
import { areaOfPostcode, isHalfCanadian, regionAt } from "./postcodes.ts";

type Lists = {
  countries: List<Country>;
  states: List<State>;
  msas: List<Msa>;
  counties: List<County>;
  cities: List<City>;
};

/** How far from the coordinates the nearest city, and a city named in the words, may lie. */
const nearestKilometres = 25;
const namedKilometres = 40;

/** Inside a longer name only towns of this size are looked for. */
const phraseTownPopulation = 20_000;

/** The resolver over these lists; its indexes are built on the first call. */
export function createPlaces(lists: Lists): Places {
  let indexes: { cities: CityIndex; names: NameIndex } | undefined;
  const cache = new Map<string, ResolvedPlace>();
  return {
    resolve(place) {
      const key = JSON.stringify(place);
      const known = cache.get(key);
      if (known) return known;
      indexes ??= {
        cities: new CityIndex(lists.cities),
        names: new NameIndex({
          countries: lists.countries.all,
          states: lists.states.all,
          msas: lists.msas.all,
          counties: lists.counties.all,
        }),
      };
      const resolved = toResolved(find(place, indexes.cities, indexes.names), lists.msas);
      // Ads repeat their places; the bound keeps a feed of unique lines from growing it for ever.
      if (cache.size >= 50_000) cache.clear();
      cache.set(key, resolved);
      return resolved;
    },
  };
}

function find(given: PlaceText, cities: CityIndex, names: NameIndex): Found {
  // Puerto Rico has its own ISO code, but is a state of the United States here.
  const place = /^(puerto rico|pr|pri)$/i.test(given.country?.trim() ?? "")
    ? { ...given, country: "US", region: "Puerto Rico" }
    : given;
  const position = toPosition(place);
  const named = statedCountry(place, names);
  const postcode = place.postcode ?? "";
  const maybeBritish = named === 826 || (named === undefined && !isHalfCanadian(postcode));
  const area = maybeBritish ? areaOfPostcode(postcode) : undefined;
  const stated = named ?? (area ? 826 : undefined);
  if (position) {
    const byPosition = findByPosition(place, position, stated, cities);
    if (byPosition) return byPosition;
  }
  // "Scotland" in the field for the country says the state as well.
  const region = place.region?.trim() ? place.region : place.country;
  const found = findByWords({ ...place, region }, stated, cities, names);
  if (found.city || found.county || found.state !== undefined || found.msa !== undefined) return found;
  if (area) {
    const town = cities.named(area.town).find((city) => city.country === 826);
    return { country: 826, state: area.state, city: town };
  }
  return found;
}

function toPosition({ latitude, longitude }: PlaceText) {
  if (latitude === undefined || longitude === undefined) return undefined;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined;
  // 0, 0 is what broken geocoders send.
  if (latitude === 0 && longitude === 0) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

function statedCountry(place: PlaceText, names: NameIndex): number | undefined {
  return names.countryOrCode(strip(fold(place.country ?? "")))?.id;
}

/** A city the words name close to the position, the last named first (the town follows the building); else the nearest. */
function findByPosition(
  place: PlaceText,
  position: Position,
  country: number | undefined,
  cities: CityIndex,
): Found | undefined {
  const accepts = (city: City) => country === undefined || city.country === country;
  const segments = placeSegments([place.text ?? "", place.city ?? ""].join(", ")).reverse();
  for (const segment of segments) {
    const named = cities.largestNamed(segment, position, namedKilometres, accepts);
    if (named) return { country: named.country, city: named };
  }
  for (const segment of segments) {
    const named = namedInPhrase(segment, position, accepts, cities);
    if (named) return { country: named.country, city: named };
  }
  const nearest =
    cities.nearest(position, nearestKilometres, accepts) ??
    cities.nearest(position, nearestKilometres, () => true);
  if (nearest) return { country: nearest.country, city: nearest };
  const state = country === 826 ? regionAt(position.latitude, position.longitude) : undefined;
  return state === undefined ? undefined : { country, state };
}

function toResolved({ country, state, msa, county, city }: Found, msas: List<Msa>): ResolvedPlace {
  if (city) {
    const { country: of, state: within, msa: area, county: shire, id } = city;
    return compact({ country: of, state: within ?? state, msa: area ?? msa, county: shire, city: id });
  }
  if (county)
    return compact({ country: county.country, state: county.state, msa: county.msa, county: county.id });
  const area = msas.byId(msa ?? 0);
  if (area) return compact({ country: area.country, state: state ?? area.state, msa: area.id });
  return compact({ country, state });
}

function compact(place: ResolvedPlace): ResolvedPlace {
  return Object.fromEntries(Object.entries(place).filter(([, id]) => id !== undefined));
}

/** A town inside a longer name close to the position ("Rotherham General Hospital"); small ones are words too. */
function namedInPhrase(
  segment: string,
  position: Position,
  accepts: (city: City) => boolean,
  cities: CityIndex,
): City | undefined {
  const words = segment.split(" ").slice(0, 10);
  for (let length = Math.min(3, words.length - 1); length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const phrase = words.slice(start, start + length).join(" ");
      const town = cities.largestNamed(phrase, position, nearestKilometres, accepts);
      if (town && (town.population ?? 0) >= phraseTownPopulation) return town;
    }
  }
  return undefined;
}
