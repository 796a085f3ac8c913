import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { demoCountries, demoPlaces } from "./places.ts";

const taxonomy = loadTaxonomy();
const places = demoPlaces(taxonomy, demoCountries(taxonomy));
const weightOf = (state: number) =>
  places.reduce((sum, place) => sum + (place.state === state ? place.weight : 0), 0);

test("states of the United States are drawn by their people: an area's share of New Jersey is not New York's", () => {
  const states = taxonomy.states.all
    .filter(({ country }) => country === 840)
    .toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0));
  const people = states.reduce((sum, { population }) => sum + (population ?? 0), 0);
  const weight = states.reduce((sum, { id }) => sum + weightOf(id), 0);
  for (const { id, name, population } of states.slice(0, 25)) {
    const ratio = weightOf(id) / weight / ((population ?? 0) / people);
    expect(ratio, name).toBeGreaterThan(0.85);
    expect(ratio, name).toBeLessThan(1.1);
  }
});

test("people in the areas of a country are asked for more often than all its people, by a fifth at the most", () => {
  for (const country of [276, 826, 124]) {
    const ofCountry = places.filter((place) => place.country === country);
    const whole = ofCountry.reduce((sum, { weight }) => sum + weight, 0);
    const inAreas = ofCountry.reduce((sum, { msa, weight }) => sum + (msa === undefined ? 0 : weight), 0);
    const people = taxonomy.msas.all
      .filter((area) => area.country === country)
      .reduce((sum, { population }) => sum + (population ?? 0), 0);
    const ratio = inAreas / whole / (people / (taxonomy.countries.byId(country)?.population ?? 0));
    expect(ratio, String(country)).toBeGreaterThan(1);
    expect(ratio, String(country)).toBeLessThan(1.2);
  }
});

test("every place has a share of the postings, all of them together the whole", () => {
  for (const { text, weight } of places) expect(weight, text).toBeGreaterThan(0);
  expect(places.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 8);
});
