import type { City, County, Msa, Place } from "../Entry.ts";
import { readZones } from "./readZones.ts";

export type ZonedKind = "country" | "state" | "msa" | "county";

const kinds: readonly ZonedKind[] = ["country", "state", "msa", "county"];

/**
 * The time zone of each area by `kind.id`: that of its largest city. `data/time-zones.tsv` is this, written once,
 * so that reading a list of areas need not read all cities.
 */
export function zonesOfAreas(cities: readonly City[]): Map<string, string> {
  const largest = new Map<string, City>();
  for (const city of cities) {
    for (const kind of kinds) {
      const area = city[kind];
      if (area === undefined) continue;
      const key = `${kind}.${area}`;
      const known = largest.get(key);
      if (!known || (city.population ?? 0) > (known.population ?? 0)) largest.set(key, city);
    }
  }
  const zones = new Map<string, string>();
  for (const [key, city] of largest) if (city.timeZone) zones.set(key, city.timeZone);
  return zones;
}

let table: Map<string, string> | undefined;

/** The same places, each with its time zone where it is known. */
export function withTimeZones<T extends Place>(kind: ZonedKind, places: readonly T[]): T[] {
  table ??= readZones("time-zones");
  return places.map((place) => {
    const timeZone = table?.get(`${kind}.${place.id}`);
    return timeZone ? { ...place, timeZone } : place;
  });
}

/** The same areas, those without a time zone, which were imported, with that of their most populous county. */
export function withCountyZones(areas: readonly Msa[], counties: () => readonly County[]): Msa[] {
  return areas.map((area) => {
    if (area.timeZone) return area;
    const [largest] = counties()
      .filter(({ msa, timeZone }) => msa === area.id && timeZone)
      .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
    return largest ? { ...area, timeZone: largest.timeZone } : area;
  });
}
