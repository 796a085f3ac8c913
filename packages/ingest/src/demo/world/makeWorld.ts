import type { Taxonomy } from "@talent/taxonomy";
import { demoCredentials } from "./credentials.ts";
import { demoEmployers } from "./employers.ts";
import { demoOccupations } from "./occupations.ts";
import { demoCountries, demoPlaces } from "./places.ts";
import { demoSkills } from "./skills.ts";
import type { World } from "./writeWorld.ts";

/** Everything that postings and talents are drawn from, for a seed and a number of postings. */
export function makeWorld(taxonomy: Taxonomy, seed: number, postings: number): World {
  const occupations = demoOccupations(taxonomy);
  const countries = demoCountries(taxonomy);
  const places = demoPlaces(taxonomy, countries);
  return {
    occupations,
    countries,
    places,
    employers: demoEmployers(seed, { occupations, countries, places }, postings),
    skills: demoSkills(taxonomy, occupations),
    credentials: demoCredentials(taxonomy, occupations, countries),
    attributes: taxonomy.attributes.all.map(({ id, category, name, aliases }) => ({
      id,
      category,
      words: sentence(aliases?.[0] ?? name),
    })),
  };
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
