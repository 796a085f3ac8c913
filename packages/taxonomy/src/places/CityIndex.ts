import type { City } from "../Entry.ts";
import { fold } from "../fold.ts";
import type { List } from "../List.ts";
import { sections } from "./geonames.ts";
import { kilometres, type Position } from "./kilometres.ts";

/** Cities by folded name, largest first, and by position. */
export class CityIndex {
  readonly #byName = new Map<string, City[]>();
  readonly #cells = new Map<number, City[]>();

  constructor(cities: List<City>) {
    for (const city of cities.all) {
      for (const name of new Set([city.name, ...(city.aliases ?? [])].map(cityKey))) {
        const same = this.#byName.get(name);
        if (same) same.push(city);
        else this.#byName.set(name, [city]);
      }
      if (sections().has(city.id)) continue;
      const cell = cellOf(city.latitude, city.longitude);
      const neighbours = this.#cells.get(cell);
      if (neighbours) neighbours.push(city);
      else this.#cells.set(cell, [city]);
    }
    for (const same of this.#byName.values()) same.sort((a, b) => weight(b) - weight(a));
  }

  /** Cities of that name or alias, largest first. */
  named(name: string): readonly City[] {
    return this.#byName.get(cityKey(name)) ?? [];
  }

  /** The largest city of that name within so many kilometres that the condition accepts. */
  largestNamed(
    name: string,
    position: Position,
    within: number,
    accepts: (city: City) => boolean,
  ): City | undefined {
    return this.named(name).find((city) => accepts(city) && kilometres(position, city) <= within);
  }

  /** The closest city within so many kilometres (at most 50) that the condition accepts. */
  nearest(position: Position, within: number, accepts: (city: City) => boolean): City | undefined {
    let best: City | undefined;
    let bestDistance = within;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const cell = cellOf(position.latitude + dy / 2, position.longitude + dx / 2);
        for (const city of this.#cells.get(cell) ?? []) {
          const distance = kilometres(position, city);
          if (distance <= bestDistance && accepts(city)) {
            best = city;
            bestDistance = distance;
          }
        }
      }
    }
    return best;
  }
}

/** Half-degree cells. */
function cellOf(latitude: number, longitude: number): number {
  return Math.floor(latitude * 2) * 1000 + Math.floor(longitude * 2);
}

function cityKey(name: string): string {
  return fold(name)
    .replace(/^(city of|the) /, "")
    .replace(/\bsaint\b/g, "st")
    .replace(/\bsainte\b/g, "ste")
    .replace(/^ft /, "fort ")
    .replace(/^mt /, "mount ");
}

/** A section of a city counts less than a city of its name. */
function weight(city: City): number {
  return (city.population ?? 0) / (sections().has(city.id) ? 20 : 1);
}
