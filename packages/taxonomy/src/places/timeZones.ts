import type { City, Place } from "../Entry.ts";
import { items, readTable, text } from "../Table.ts";

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
  table ??= readZones();
  return places.map((place) => {
    const timeZone = table?.get(`${kind}.${place.id}`);
    return timeZone ? { ...place, timeZone } : place;
  });
}

function readZones(): Map<string, string> {
  const zones = new Map<string, string>();
  for (const row of readTable("time-zones")) {
    for (const id of items(row, "ids")) zones.set(`${text(row, "kind")}.${id}`, text(row, "zone"));
  }
  return zones;
}
