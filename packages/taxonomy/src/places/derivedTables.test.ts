import { expect, test } from "vitest";
import { loadTaxonomy } from "../loadTaxonomy.ts";
import { items, readTable, text } from "../Table.ts";
import { areaPopulations } from "./areaPopulations.ts";
import { countyOfCities } from "./countyOfCities.ts";
import { zonesOfAreas } from "./timeZones.ts";

test("city-counties.tsv is what the map of the counties says", () => {
  const written = new Map<number, string>();
  for (const row of readTable("city-counties")) {
    for (const id of items(row, "cities")) written.set(Number(id), text(row, "county"));
  }
  const computed = countyOfCities();
  expect(written.size).toBe(computed.size);
  expect([...computed].filter(([id, county]) => written.get(id) !== county)).toEqual([]);
});

test("time-zones.tsv is the zone of the largest city of each area", () => {
  const written = new Map<string, string>();
  for (const row of readTable("time-zones")) {
    for (const id of items(row, "ids")) written.set(`${text(row, "kind")}.${id}`, text(row, "zone"));
  }
  expect(written).toEqual(zonesOfAreas(loadTaxonomy().cities.all));
  // El Paso's clock, an hour behind Ojinaga's.
  expect(written.get("msa.484009")).toBe("America/Ciudad_Juarez");
});

test("populations of areas without a published count are what the states' people come to", () => {
  const { msas, states, cities } = loadTaxonomy();
  const estimated = areaPopulations(msas.all, states.all, cities.all);
  const written = msas.all
    .filter(({ id }) => estimated.has(id))
    .map(({ id, population }) => [id, population]);
  expect(new Map(written as [number, number][])).toEqual(estimated);
  const censusOfSanJuan = 2_081_265;
  expect(Math.abs((estimated.get(41_980) ?? 0) / censusOfSanJuan - 1)).toBeLessThan(0.1);
});
