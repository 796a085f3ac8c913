import type { Industry, Subindustry } from "./Entry.ts";
import { items, number, readTable, text } from "./Table.ts";

/** The 11 industries, each with the NAICS prefixes of its sub-industries. */
export function readIndustries(): Industry[] {
  const subindustries = readSubindustries();
  return readTable("industries").map((row) => {
    const id = number(row, "id");
    return {
      id,
      name: text(row, "name"),
      aliases: items(row, "aliases"),
      naics: subindustries.filter((sub) => sub.industry === id).flatMap((sub) => sub.naics),
    };
  });
}

/** The 54 sub-industries. */
export function readSubindustries(): Subindustry[] {
  return readTable("subindustries").map((row) => ({
    id: number(row, "id"),
    name: text(row, "name"),
    aliases: items(row, "aliases"),
    industry: number(row, "industry"),
    naics: items(row, "naics"),
  }));
}

/** The sub-industry a NAICS code of 2 to 6 digits belongs to: the one with the longest prefix that fits. */
export function subindustryOfNaics(
  subindustries: readonly Subindustry[],
  code: string,
): Subindustry | undefined {
  for (let length = code.length; length >= 2; length--) {
    const prefix = code.slice(0, length);
    const found = subindustries.find((subindustry) => subindustry.naics.includes(prefix));
    if (found) return found;
  }
  return undefined;
}
