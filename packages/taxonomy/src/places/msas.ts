import type { Msa } from "../Entry.ts";
import { items, number, optionalNumber, readTable, text } from "../Table.ts";
import type { Position } from "./kilometres.ts";

/** Metropolitan areas of the US (CBSAs) and of the five other countries that have lists. */
export function readMsas(stateIdOf: ReadonlyMap<string, number>): Msa[] {
  return [...readCbsas(stateIdOf), ...readOtherMsas()];
}

function readCbsas(stateIdOf: ReadonlyMap<string, number>): Msa[] {
  return readTable("msas-us").map((row) => {
    const name = text(row, "name");
    const [places = "", codes = ""] = name.split(", ");
    const states = codes.split("-").map((code) => stateIdOf.get(`US.${code}`) ?? 0);
    return {
      id: number(row, "id"),
      name,
      aliases: items(row, "aliases").concat(places.includes("-") ? places.split("-") : []),
      country: 840,
      state: states[0] ?? 0,
      states,
      kind: text(row, "kind") === "metro" ? "metro" : "micro",
      population: optionalNumber(row, "population"),
    };
  });
}

function readOtherMsas(): Msa[] {
  return readTable("msas").map((row) => {
    const id = number(row, "id");
    const states = items(row, "states").map(Number);
    return {
      id,
      name: text(row, "name"),
      aliases: items(row, "aliases"),
      country: Math.floor(id / 1000),
      state: states[0] ?? 0,
      states,
      kind: "metro",
      population: optionalNumber(row, "population"),
    };
  });
}

/** By country: centre and radius in km of each metropolitan area outside the US. */
export function msaCentres(): Map<number, (Position & { id: number; radius: number })[]> {
  const centres = new Map<number, (Position & { id: number; radius: number })[]>();
  for (const row of readTable("msas")) {
    const id = number(row, "id");
    const country = Math.floor(id / 1000);
    const list = centres.get(country) ?? [];
    list.push({
      id,
      latitude: number(row, "latitude"),
      longitude: number(row, "longitude"),
      radius: number(row, "radius"),
    });
    centres.set(country, list);
  }
  return centres;
}
