import { createExtractor } from "@talent/extraction";
import type { Taxonomy } from "@talent/taxonomy";
import { demoAttributes } from "./attributes.ts";
import { demoCredentials } from "./credentials.ts";
import { demoEmployers } from "./employers.ts";
import { demoOccupations } from "./occupations.ts";
import { demoCountries, demoPlaces } from "./places.ts";
import { demoSkills } from "./skills.ts";
import type { World } from "./World.ts";

/** Everything that postings and talents are drawn from, for a seed and a number of postings. */
export function makeWorld(taxonomy: Taxonomy, seed: number, postings: number): World {
  const extractor = createExtractor(taxonomy);
  const occupations = demoOccupations(taxonomy);
  const countries = demoCountries(taxonomy);
  const places = demoPlaces(taxonomy, countries);
  return {
    occupations,
    countries,
    places,
    employers: demoEmployers(seed, { occupations, countries, places }, postings),
    skills: demoSkills(taxonomy, extractor, occupations),
    credentials: demoCredentials(taxonomy, occupations, countries),
    attributes: demoAttributes(taxonomy, extractor),
  };
}
