import type { LocationLevel } from "@talent/analytics";
import type { components } from "@talent/contract/data-api";
import type { Taxonomy } from "@talent/taxonomy";
import type { ResolvedPlace } from "../parameters/resolvePlace.ts";

type PlaceCountry = components["schemas"]["PlaceCountry"];

/** A country under its names on the wire; empty where the taxonomy does not know it. */
export function toPlaceCountry(id: number, { countries }: Taxonomy): PlaceCountry {
  const country = countries.byId(id);
  return { id, code: country?.iso2 ?? "", label: country?.name ?? String(id) };
}

/** What the locations of a call are compared by: countries when it names several, else metropolitan areas. */
export function levelOf(place: ResolvedPlace | undefined): LocationLevel {
  return place?.kind === "country" && place.ids.length > 1 ? "country" : "msa";
}

/** The country of a location of a level. */
export function countryOf(level: LocationLevel, id: number, taxonomy: Taxonomy): PlaceCountry {
  return toPlaceCountry(level === "country" ? id : (taxonomy.msas.byId(id)?.country ?? 0), taxonomy);
}
