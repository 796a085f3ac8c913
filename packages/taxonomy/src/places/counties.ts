import type { County } from "../Entry.ts";
import { number, optionalNumber, readTable, text } from "../Table.ts";

/** Counties and equivalents of the US with the area each belongs to. */
export function readCounties(): County[] {
  return readTable("counties").map((row) => {
    const id = number(row, "id");
    return {
      id,
      name: text(row, "name"),
      country: 840,
      state: 840_000 + Math.floor(id / 1000),
      msa: optionalNumber(row, "msa"),
      population: optionalNumber(row, "population"),
    };
  });
}
