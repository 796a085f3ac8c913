import type { State } from "../Entry.ts";
import { items, number, optionalNumber, readTable, text } from "../Table.ts";

/** States, provinces and regions of the six countries that have them. */
export function readStates(): State[] {
  return readTable("states").map((row) => {
    const id = number(row, "id");
    return {
      id,
      name: text(row, "name"),
      aliases: items(row, "aliases"),
      country: Math.floor(id / 1000),
      code: text(row, "code"),
      population: optionalNumber(row, "population"),
    };
  });
}

/** State id by `ISO2.admin1`, the first-level code GeoNames gives a city; England has none. */
export function statesByGeonamesCode(): Map<string, number> {
  const byCode = new Map<string, number>();
  for (const row of readTable("states")) {
    for (const code of text(row, "geonames").split(",")) {
      if (code !== "") byCode.set(`${text(row, "country")}.${code}`, number(row, "id"));
    }
  }
  return byCode;
}
