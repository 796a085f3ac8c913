import { number, readTable, text } from "../Table.ts";
import { kilometres } from "./kilometres.ts";

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

/** The English region, or Wales, Scotland, Northern Ireland, of a position: that of the nearest post town. */
export function regionAt(latitude: number, longitude: number): number | undefined {
  let best: PostcodeArea | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const area of postcodeAreas()) {
    const distance = kilometres(area, { latitude, longitude });
    if (distance < bestDistance) {
      best = area;
      bestDistance = distance;
    }
  }
  return best?.state;
}
