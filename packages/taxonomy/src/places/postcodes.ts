import { number, readTable, text } from "../Table.ts";
import { kilometres, type Position } from "./kilometres.ts";

interface PostcodeArea {
  area: string;
  town: string;
  state: number;
  latitude: number;
  longitude: number;
}

let areas: PostcodeArea[] | undefined;

function postcodeAreas(): PostcodeArea[] {
  areas ??= readTable("postcode-areas").map((row) => ({
    area: text(row, "area"),
    town: text(row, "town"),
    state: number(row, "state"),
    latitude: number(row, "latitude"),
    longitude: number(row, "longitude"),
  }));
  return areas;
}

/** The area of a UK postcode ("HU3 2JZ" → HU), with its town, position and region; undefined for other text. */
export function areaOfPostcode(postcode: string): PostcodeArea | undefined {
  const letters = /^([A-Z]{1,2})\d[A-Z\d]?\s*(\d[A-Z]{2})?$/.exec(postcode.trim().toUpperCase())?.[1];
  return letters === undefined ? undefined : postcodeAreas().find((area) => area.area === letters);
}

/** Whether it is the first half of a Canadian postcode ("M5V", Toronto), which few British ones look like ("W1A"). */
export function isHalfCanadian(postcode: string): boolean {
  return /^[A-Z]\d[A-Z]$/i.test(postcode.trim());
}

let towns: (Position & { state: number })[] | undefined;

/** Towns whose region is known: the post towns and those near the borders of the regions. */
function regionTowns(): (Position & { state: number })[] {
  towns ??= [
    ...postcodeAreas(),
    ...readTable("region-towns").map((row) => ({
      state: number(row, "state"),
      latitude: number(row, "latitude"),
      longitude: number(row, "longitude"),
    })),
  ];
  return towns;
}

/**
 * The English region of a position: that of the nearest town whose region is known. Within `states`, when given,
 * so that a place known to lie in England is not drawn over the border of Wales or Scotland.
 */
export function regionAt(
  latitude: number,
  longitude: number,
  states?: ReadonlySet<number>,
): number | undefined {
  let best: number | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const town of regionTowns()) {
    if (states && !states.has(town.state)) continue;
    const distance = kilometres(town, { latitude, longitude });
    if (distance < bestDistance) {
      best = town.state;
      bestDistance = distance;
    }
  }
  return best;
}

/** The nine regions of England, which GeoNames knows as one. */
export const englishRegions: ReadonlySet<number> = new Set(
  Array.from({ length: 9 }, (_, index) => 826001 + index),
);
