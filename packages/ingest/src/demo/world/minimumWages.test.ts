import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { placeIds } from "../records/fillPlaceFacts.ts";
import { minimumWages, rateOn, yearlyMinimum } from "./minimumWages.ts";

const taxonomy = loadTaxonomy();
const wages = minimumWages();
const of = (place: string, msa?: number) => {
  const found = wages.find((wage) => wage.place === place && wage.msa === msa && wage.city === undefined);
  if (found === undefined) throw new Error(`no wage of ${place}`);
  return found;
};

test("every place is known, has a source, and its rates rise with their days", () => {
  const known = placeIds(taxonomy);
  for (const { place, rates, source } of wages) {
    expect(known.has(place), place).toBe(true);
    expect(source).not.toBe("");
    const days = rates.map(({ from }) => from);
    expect(days, place).toEqual([...days].sort());
    expect(new Set(days).size).toBe(days.length);
    const amounts = rates.map(({ amount }) => amount);
    expect(amounts, place).toEqual([...amounts].sort((one, other) => one - other));
  }
});

test("no state is below the federal minimum, and all 50, Washington and Puerto Rico are there", () => {
  const states = wages.filter(
    ({ place, msa, city }) => place.startsWith("US-") && msa === undefined && city === undefined,
  );
  expect(states).toHaveLength(52);
  for (const state of states) expect(state.rates[0]?.amount).toBeGreaterThanOrEqual(7.25);
});

test("an area and a city lie in their state, and their rate is never below the state's", () => {
  const codes = new Map(taxonomy.states.all.map(({ id, code }) => [id, code]));
  for (const wage of wages.filter(({ msa, city }) => (msa ?? city) !== undefined)) {
    const entry = wage.msa ? taxonomy.msas.byId(wage.msa) : taxonomy.cities.byId(wage.city ?? 0);
    expect(`US-${codes.get(entry?.state ?? 0)}`).toBe(wage.place);
    for (const day of ["2022-12-31", "2024-06-30", "2025-12-31", "2026-10-31"]) {
      const state = rateOn(of(wage.place), day)?.amount ?? 0;
      expect(rateOn(wage, day)?.amount, `${entry?.name} on ${day}`).toBeGreaterThanOrEqual(state);
    }
  }
});

test("the rate of a day is the last that came into force", () => {
  expect(rateOn(of("US-CA"), "2025-12-31")?.amount).toBe(16.5);
  expect(rateOn(of("US-CA"), "2026-01-01")?.amount).toBe(16.9);
  expect(rateOn(of("US-CA"), "2001-01-01")?.amount).toBe(15);
  expect(rateOn(of("US-NY", 35_620), "2026-05-01")?.amount).toBe(17);
});

test("a year's minimum counts the hours and days that the country's law does", () => {
  expect(yearlyMinimum(of("US"), "2026-05-01")).toBe(7.25 * 2_080);
  const pesos = yearlyMinimum(of("MX"), "2024-05-01") ?? 0;
  expect(pesos * 18.33).toBeCloseTo(248.93 * 365, 0);
  const rand = yearlyMinimum(of("ZA"), "2024-05-01") ?? 0;
  expect(rand * 18.326).toBeCloseTo(27.58 * 2_340, 0);
});
