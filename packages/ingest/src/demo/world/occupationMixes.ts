import { byLongestPrefix, readFacts, readShares } from "../facts/readFacts.ts";

/** How often a country asks for occupations, against the United States, by SOC prefix; "*" is all other countries. */
export type OccupationMix = { country: string; factors: ReadonlyMap<string, number> };

let mixes: OccupationMix[] | undefined;

/** The countries of `data/demo/occupationMixes.tsv`. */
export function occupationMixes(): readonly OccupationMix[] {
  mixes ??= readFacts("occupationMixes").map((row) => ({
    country: row.country ?? "",
    factors: new Map(readShares(row.occupations ?? "").map(({ name, share }) => [name, share])),
  }));
  return mixes;
}

/** Position of a country's mix, plus one; 0 for the United States. */
export function mixOf(iso2: string): number {
  if (iso2 === "US") return 0;
  const own = occupationMixes().findIndex(({ country }) => country === iso2);
  return (own >= 0 ? own : occupationMixes().findIndex(({ country }) => country === "*")) + 1;
}

/** How often an occupation is asked for in a mix (`mixOf`), against the United States. */
export function mixFactor(mix: number, soc: string): number {
  const factors = occupationMixes()[mix - 1]?.factors;
  return factors === undefined ? 1 : (byLongestPrefix(factors, soc) ?? 1);
}
