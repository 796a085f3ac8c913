import timeZoneAt from "tz-lookup";
import type { City } from "../Entry.ts";
import type { Position } from "./kilometres.ts";
import { readZones } from "./readZones.ts";

let corrections: ReadonlyMap<string, string> | undefined;

/**
 * The time zone of a point that lies in these places: where `data/time-zone-corrections.tsv` names the place, that of
 * the narrowest, else what the map says. The map is of before 30 November 2022, when Ciudad Juárez took the clock of
 * El Paso.
 */
export function zoneAt(
  { latitude, longitude }: Position,
  { country, state, county }: Pick<City, "country" | "state" | "county">,
): string {
  corrections ??= readZones("time-zone-corrections");
  const corrected =
    corrections.get(`county.${county}`) ??
    corrections.get(`state.${state}`) ??
    corrections.get(`country.${country}`);
  if (corrected) return corrected;
  const zone = timeZoneAt(latitude, longitude);
  return zone === "America/Ojinaga" && longitude < -105.6 ? "America/Ciudad_Juarez" : zone;
}
