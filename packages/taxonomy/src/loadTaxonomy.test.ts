import { expect, test } from "vitest";
import { fold } from "./fold.ts";
import { loadTaxonomy } from "./loadTaxonomy.ts";
import { search } from "./search/search.ts";

const taxonomy = loadTaxonomy();
const ids = (list: { all: readonly { id: number }[] }) => list.all.map(({ id }) => id);

test("has the 1,016 occupations of O*NET-SOC 2019, each with major group and function", () => {
  expect(taxonomy.occupations.size).toBe(1016);
  expect(taxonomy.occupations.byId(15125200)).toMatchObject({
    name: "Software Developers",
    soc8: "15-1252.00",
    majorGroup: 15,
    jobZone: 4,
  });
  for (const { soc8, function: id, majorGroupName } of taxonomy.occupations.all) {
    expect(taxonomy.functions.has(id), soc8).toBe(true);
    expect(majorGroupName, soc8).toMatch(/Occupations$/);
  }
});

test.each([
  ["nurse", "Registered Nurses"],
  ["nurses", "Registered Nurses"],
  ["RN", "Registered Nurses"],
  ["doctor", "Physicians, All Other"],
  ["swe", "Software Developers"],
  ["software  enginer", "Software Developers"],
  ["cpa", "Accountants and Auditors"],
  ["delivery driver", "Light Truck Drivers"],
  ["HGV driver", "Heavy and Tractor-Trailer Truck Drivers"],
  ["cabin crew", "Flight Attendants"],
  ["coach", "Coaches and Scouts"],
  ["15-1252.00", "Software Developers"],
])("the first occupation that %j finds is %s", (keyword, name) => {
  expect(search(taxonomy.occupations, keyword).hits[0]?.entry.name).toBe(name);
});

test("has the ids the specification fixes", () => {
  expect(ids(taxonomy.functions)).toEqual([1, ...Array.from({ length: 19 }, (_, index) => index + 3)]);
  expect(taxonomy.industries.size).toBe(11);
  expect(taxonomy.subindustries.size).toBe(54);
  expect(ids(taxonomy.educationLevels)).toEqual([1, 2, 3, 4]);
  expect(ids(taxonomy.experienceLevels)).toEqual([1, 2, 3]);
  expect(ids(taxonomy.employmentTypes)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(ids(taxonomy.remoteTypes)).toEqual([0, 1, 2, 3]);
  expect(ids(taxonomy.evpCategories)).toEqual([155, 156, 157, 158, 159]);
});

test("every function has occupations, and the plain cases are where a reader looks for them", () => {
  const used = new Set(taxonomy.occupations.all.map((occupation) => occupation.function));
  expect([...used].sort((a, b) => a - b)).toEqual(ids(taxonomy.functions));
  const functionName = (occupation: number) =>
    taxonomy.functions.byId(taxonomy.occupations.byId(occupation)?.function ?? 0)?.name;
  expect(functionName(29114100)).toBe("Healthcare");
  expect(functionName(15125200)).toBe("Information Technology");
  expect(functionName(47211100)).toBe("Construction, Maintenance and Skilled Trades");
  expect(functionName(53303200)).toBe("Supply Chain, Transport and Logistics");
  expect(functionName(13201100)).toBe("Finance and Accounting");
});

test("each sub-industry lies in an industry, each industry has at least three", () => {
  const counts = new Map<number, number>();
  for (const { industry } of taxonomy.subindustries.all) {
    expect(taxonomy.industries.has(industry)).toBe(true);
    counts.set(industry, (counts.get(industry) ?? 0) + 1);
  }
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(3);
});

test("every title names an occupation and a function that exist, and no two titles share a name or alias", () => {
  const seen = new Map<string, string>();
  for (const title of taxonomy.titles.all) {
    expect(taxonomy.occupations.has(title.occupation), title.name).toBe(true);
    expect(taxonomy.functions.has(title.function), title.name).toBe(true);
    for (const name of [title.name, ...(title.aliases ?? [])]) {
      const key = name.toLowerCase();
      expect(seen.get(key), name).toBeUndefined();
      seen.set(key, title.name);
    }
  }
  expect(taxonomy.titles.size).toBeGreaterThan(5000);
});

test("who collects debts and who keeps a museum's collections are told apart", () => {
  const occupationOf = (name: string) =>
    taxonomy.occupations.byId(taxonomy.titles.all.find((title) => title.name === name)?.occupation ?? 0)
      ?.name;
  expect(occupationOf("Collections Manager")).toBe("Financial Managers");
  expect(occupationOf("Museum Collections Manager")).toBe("Curators");
});

test("attributes stand in the five categories and each has phrases", () => {
  for (const attribute of taxonomy.attributes.all) {
    expect(taxonomy.evpCategories.has(attribute.category), attribute.name).toBe(true);
    expect(attribute.aliases?.length, attribute.name).toBeGreaterThan(0);
  }
  expect(new Set(taxonomy.attributes.all.map(({ category }) => category)).size).toBe(5);
});

test("states, areas, counties and cities point to places that exist and lie in the same country", () => {
  for (const state of taxonomy.states.all) expect(taxonomy.countries.has(state.country)).toBe(true);
  for (const msa of taxonomy.msas.all) {
    expect(msa.states.length, msa.name).toBeGreaterThan(0);
    for (const state of msa.states) {
      expect(taxonomy.states.byId(state)?.country, msa.name).toBe(msa.country);
    }
  }
  for (const county of taxonomy.counties.all) {
    expect(taxonomy.states.has(county.state), county.name).toBe(true);
    if (county.msa !== undefined) expect(taxonomy.msas.has(county.msa), county.name).toBe(true);
  }
  const lost = taxonomy.cities.all.filter(
    ({ country, state, msa, county }) =>
      !taxonomy.countries.has(country) ||
      (state !== undefined && taxonomy.states.byId(state)?.country !== country) ||
      (msa !== undefined && taxonomy.msas.byId(msa)?.country !== country) ||
      (county !== undefined && taxonomy.counties.byId(county)?.country !== country),
  );
  expect(lost).toEqual([]);
});

test("has the divisions of the six countries with lists, all with time zone", () => {
  const count = (country: number) => taxonomy.states.all.filter((state) => state.country === country).length;
  expect([840, 124, 484, 276, 356, 826].map(count)).toEqual([52, 13, 32, 16, 36, 12]);
  expect(taxonomy.states.all.filter(({ timeZone }) => !timeZone)).toEqual([]);
  for (const country of [840, 124, 484, 276, 356, 826]) {
    expect(taxonomy.msas.all.filter((msa) => msa.country === country).length).toBeGreaterThan(40);
  }
});

test("has every metropolitan and micropolitan area of the United States with its counties", () => {
  const american = taxonomy.msas.all.filter(({ country }) => country === 840);
  expect(american.filter(({ kind }) => kind === "metro").length).toBe(392);
  const withCounties = new Set(taxonomy.counties.all.map(({ msa }) => msa));
  expect(american.filter(({ id }) => !withCounties.has(id))).toEqual([]);
  const abilene = taxonomy.counties.all.filter(({ msa }) => msa === 10180).map(({ name }) => name);
  expect(abilene).toEqual(["Callahan County", "Jones County", "Taylor County"]);
});

test("almost every place in the six countries has a state", () => {
  for (const country of [840, 124, 484, 276, 356, 826]) {
    const inside = taxonomy.cities.all.filter((city) => city.country === country);
    const without = inside.filter(({ state }) => state === undefined);
    expect(without.length / inside.length, String(country)).toBeLessThan(0.02);
  }
});

test("folds names so that accents, case and full stops do not matter, but C, C++ and C# differ", () => {
  expect(fold("  São  Paulo ")).toBe("sao paulo");
  expect(fold("St. John's")).toBe("st johns");
  expect(fold("Groß-Gerau & Łódź")).toBe("gross gerau lodz");
  expect(new Set([fold("C"), fold("C++"), fold("C#")]).size).toBe(3);
});
