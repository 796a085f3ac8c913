import { fold, type Taxonomy } from "@talent/taxonomy";
import { readFacts, readShares } from "../facts/readFacts.ts";
import type { DemoOccupation } from "./occupations.ts";
import type { DemoCountry } from "./places.ts";

/** A credential that ads of an occupation ask for in a country, and in which share of them. */
export type ProfiledCredential = {
  occupation: number;
  country: number;
  id: number;
  words: string;
  share: number;
};

/**
 * Credentials by occupation and country, of the rows with the longest prefix for each country and for all of them; each
 * once, with the country's own share where both rows name it.
 */
export function demoCredentials(
  taxonomy: Taxonomy,
  occupations: readonly DemoOccupation[],
  countries: readonly DemoCountry[],
): ProfiledCredential[] {
  const byName = new Map(taxonomy.credentials.all.map((credential) => [fold(credential.name), credential]));
  const rows = readFacts("credentialProfiles");
  const found: ProfiledCredential[] = [];
  for (const country of countries) {
    for (const occupation of occupations) {
      const named = new Set<number>();
      for (const scope of [country.iso2, "*"]) {
        const fitting = rows.filter(
          (row) => row.country?.split("|").includes(scope) && occupation.soc.startsWith(row.soc ?? "-"),
        );
        const row = fitting.sort((a, b) => (b.soc?.length ?? 0) - (a.soc?.length ?? 0))[0];
        for (const { name, share } of readShares(row?.credentials ?? "")) {
          const credential = byName.get(fold(name));
          if (credential === undefined || share === 0 || named.has(credential.id)) continue;
          named.add(credential.id);
          found.push({
            occupation: occupation.index,
            country: country.id,
            id: credential.id,
            words: credential.name,
            share,
          });
        }
      }
    }
  }
  return found;
}
