import { expect, test } from "vitest";
import { loadTaxonomy } from "../loadTaxonomy.ts";
import { items, readTable, text } from "../Table.ts";
import { areaPopulations } from "./areaPopulations.ts";
import { countyOfCities } from "./countyOfCities.ts";
import { readZones } from "./readZones.ts";
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
  expect(readZones("time-zones")).toEqual(zonesOfAreas(loadTaxonomy().cities.all));
});

test("areas have the clock in force where the map draws another one", () => {
  const { countries, msas, counties } = loadTaxonomy();
  const zones = [
    [countries, 16, "Pacific/Pago_Pago"],
    [countries, 626, "Asia/Dili"],
    // El Paso's clock, an hour behind Ojinaga's.
    [msas, 484009, "America/Ciudad_Juarez"],
    [msas, 49740, "America/Phoenix"],
    [msas, 44900, "America/New_York"],
    [msas, 48780, "America/Chicago"],
    [counties, 23029, "America/New_York"],
    [counties, 20067, "America/Chicago"],
  ] as const;
  for (const [list, id, zone] of zones) expect([id, list.byId(id)?.timeZone]).toEqual([id, zone]);
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
