import type { City, Country, Msa, State } from "../Entry.ts";
import { fold } from "../fold.ts";
import type { List } from "../List.ts";
import { CityIndex } from "./CityIndex.ts";
import { type Found, findByWords } from "./findByWords.ts";
import { NameIndex } from "./NameIndex.ts";
import type { Places, PlaceText, ResolvedPlace } from "./Places.ts";
import { placeSegments, strip } from "./placeSegments.ts";
import { areaOfPostcode, regionAt } from "./postcodes.ts";

type Lists = { countries: List<Country>; states: List<State>; msas: List<Msa>; cities: List<City> };

/** How far from the coordinates the nearest city, and a city named in the words, may lie. */
const nearestKilometres = 25;
const namedKilometres = 40;

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
        names: new NameIndex(lists.countries.all, lists.states.all, lists.msas.all),
      };
      const resolved = toResolved(find(place, indexes.cities, indexes.names), lists.msas);
      // Ads repeat their places; the bound keeps a feed of unique lines from growing it for ever.
      if (cache.size >= 50_000) cache.clear();
      cache.set(key, resolved);
      return resolved;
    },
  };
}

function find(place: PlaceText, cities: CityIndex, names: NameIndex): Found {
  const position = toPosition(place);
  const area = areaOfPostcode(place.postcode ?? "");
  const stated = statedCountry(place, names) ?? (area ? 826 : undefined);
  if (position) {
    const byPosition = findByPosition(place, position, stated, cities);
    if (byPosition) return byPosition;
  }
  const found = findByWords(place, stated, cities, names);
  if (found.city || found.state !== undefined || found.msa !== undefined) return found;
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
  return names.country(strip(fold(place.country ?? "")))?.id;
}

/** A city the words name close to the position, the last named first (the town follows the building); else the nearest. */
function findByPosition(
  place: PlaceText,
  position: { latitude: number; longitude: number },
  country: number | undefined,
  cities: CityIndex,
): Found | undefined {
  const accepts = (city: City) => country === undefined || city.country === country;
  const segments = placeSegments([place.text ?? "", place.city ?? ""].join(", ")).reverse();
  for (const segment of segments) {
    const named = cities.nearestNamed(segment, position, namedKilometres, accepts);
    if (named) return { country: named.country, city: named };
  }
  const nearest = cities.nearest(position, nearestKilometres, accepts);
  if (nearest) return { country: nearest.country, city: nearest };
  const state = country === 826 ? regionAt(position.latitude, position.longitude) : undefined;
  return state === undefined ? undefined : { country, state };
}

function toResolved({ country, state, msa, city }: Found, msas: List<Msa>): ResolvedPlace {
  if (city) {
    const { country: of, state: within, msa: area, county, id } = city;
    return compact({ country: of, state: within ?? state, msa: area ?? msa, county, city: id });
  }
  const area = msas.byId(msa ?? 0);
  if (area) return compact({ country: area.country, state: state ?? area.state, msa: area.id });
  return compact({ country, state });
}

function compact(place: ResolvedPlace): ResolvedPlace {
  return Object.fromEntries(Object.entries(place).filter(([, id]) => id !== undefined));
}
