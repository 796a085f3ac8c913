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
  const profiles = readFacts("credentialProfiles").map((row) => ({
    countries: row.country?.split("|") ?? [],
    soc: row.soc ?? "-",
    asked: readShares(row.credentials ?? "").map(({ name, share }) => ({
      credential: byName.get(fold(name)),
      share,
    })),
  }));
  profiles.sort((a, b) => b.soc.length - a.soc.length);
  const found: ProfiledCredential[] = [];
  for (const country of countries) {
    const scopes = [country.iso2, "*"].map((scope) =>
      profiles.filter(({ countries: named }) => named.includes(scope)),
    );
    for (const occupation of occupations) {
      const named = new Set<number>();
      for (const scope of scopes) {
        const fitting = scope.find(({ soc }) => occupation.soc.startsWith(soc));
        for (const { credential, share } of fitting?.asked ?? []) {
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
