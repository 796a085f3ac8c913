import type { City, Country, County, Msa } from "../Entry.ts";
import type { List } from "../List.ts";
import { items, readTable, text } from "../Table.ts";
import { geonames } from "./geonames.ts";
import { kilometres } from "./kilometres.ts";
import { msaCentres } from "./msas.ts";
import { englishRegions, regionAt } from "./postcodes.ts";
import { statesByGeonamesCode } from "./states.ts";
import { zoneAt } from "./zoneAt.ts";

const puertoRico = 840072;
const unitedStates = 840;
const unitedKingdom = 826;

/** Abandoned, historical and destroyed places are no place to work. */
const gone = new Set(["PPLQ", "PPLH", "PPLCH", "PPLW"]);

/**
 * Populated places of at least about 1,000 people (GeoNames), with the state, county and metropolitan area each
 * lies in: by county in the US, elsewhere the nearest metropolitan centre within its radius.
 */
export function readCities(countries: List<Country>, counties: List<County>): City[] {
  const countryOf = new Map(countries.all.map((country) => [country.iso2, country.id]));
  const stateOf = statesByGeonamesCode();
  const countyOf = new Map<number, number>();
  for (const row of readTable("city-counties")) {
    for (const id of items(row, "cities")) countyOf.set(Number(id), Number(text(row, "county")));
  }
  const aliases = cityAliases();
  const centres = msaCentres();
  const found: City[] = [];
  for (const {
    cityId,
    name,
    altName,
    country: iso2,
    featureCode,
    adminCode,
    population,
    loc,
  } of geonames()) {
    const inPuertoRico = iso2 === "PR";
    const country = inPuertoRico ? unitedStates : countryOf.get(iso2);
    if (country === undefined || gone.has(featureCode)) continue;
    const [longitude, latitude] = loc.coordinates;
    const county = counties.byId(countyOf.get(cityId) ?? 0);
    let state = inPuertoRico ? puertoRico : stateOf.get(`${iso2}.${adminCode}`);
    if (country === unitedKingdom && state === undefined) {
      state = regionAt(latitude, longitude, englishRegions);
    }
    const other = [...(altName === "" || altName === name ? [] : [altName]), ...(aliases.get(cityId) ?? [])];
    found.push({
      id: cityId,
      name,
      ...(other.length > 0 ? { aliases: other } : {}),
      country,
      state,
      msa: county ? county.msa : nearestCentre(centres.get(country), latitude, longitude),
      county: county?.id,
      latitude,
      longitude,
      population: population > 0 ? population : undefined,
      timeZone: zoneAt({ latitude, longitude }, { country, state, county: county?.id }),
    });
  }
  return found;
}

type Centre = { id: Msa["id"]; latitude: number; longitude: number; radius: number };

function nearestCentre(centres: readonly Centre[] | undefined, latitude: number, longitude: number) {
  let best: number | undefined;
  let bestShare = 1;
  for (const centre of centres ?? []) {
    if (Math.abs(centre.latitude - latitude) * 111 > centre.radius) continue;
    const share = kilometres(centre, { latitude, longitude }) / centre.radius;
    if (share <= bestShare) {
      best = centre.id;
      bestShare = share;
    }
  }
  return best;
}

function cityAliases(): Map<number, string[]> {
  return new Map(readTable("city-aliases").map((row) => [Number(text(row, "id")), items(row, "aliases")]));
}
