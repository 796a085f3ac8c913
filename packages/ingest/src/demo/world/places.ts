import type { City, County, Taxonomy } from "@talent/taxonomy";
import { readFacts } from "../facts/readFacts.ts";
import { areaPay, areaSupply, hubs, territoryPay } from "../planted.ts";
import { trait } from "../random.ts";
import { minimumWages } from "./minimumWages.ts";
import { mixOf } from "./occupationMixes.ts";

/** A country of the market. */
export type DemoCountry = {
  id: number;
  iso2: string;
  share: number;
  /** Of an occupation that pays 60,000 in the United States, against it. */
  pay: number;
  /** Exponent that differences between occupations' pay in the United States have here. */
  spread: number;
  paid: number;
  currency: string;
  /** People in formal work; undefined where they follow from the postings. */
  employees?: number;
  /** Ads for each inhabitant outside the metropolitan areas, against those inside; 0 where there are none outside. */
  outside: number;
};

/** A place that postings and talents are put in, with its share of all postings. */
export type DemoPlace = {
  index: number;
  country: number;
  state?: number;
  msa?: number;
  county?: number;
  city?: number;
  /** As an ad writes it: "Austin, TX", "Leeds", "Germany". */
  text: string;
  weight: number;
  /** Position in `hubs`, plus one; 0 for a place that is none. */
  hub: number;
  /** Position of its country in `occupationMixes()`, plus one; 0 where occupations are asked for as in the United States. */
  mix: number;
  pay: number;
  /** Position of its minimum wage in `minimumWages()`, plus one; 0 where no law names one. */
  wage: number;
  /** Workers against what its postings say. */
  supply: number;
};

/** The countries of `data/demo/countries.tsv`. */
export function demoCountries(taxonomy: Taxonomy): DemoCountry[] {
  const byIso = new Map(taxonomy.countries.all.map((country) => [country.iso2, country]));
  const rows = readFacts("countries");
  const total = rows.reduce((sum, row) => sum + Number(row.postings), 0);
  return rows.map((row) => {
    const country = byIso.get(row.iso2 ?? "");
    if (country === undefined) throw new Error(`no country ${row.iso2}`);
    return {
      id: country.id,
      iso2: country.iso2,
      share: Number(row.postings) / total,
      pay: Number(row.pay),
      spread: Number(row.spread),
      paid: Number(row.paid) / 100,
      currency: row.currency ?? "USD",
      employees: row.workers ? ((country.population ?? 0) * Number(row.workers)) / 100 : undefined,
      outside: Number(row.outside || 0),
    };
  });
}

/** India's online ads are for technology far more often than its employment says: it counts as a hub as a whole. */
const technology = hubs.findIndex(({ name }) => name === "technology") + 1;

const citiesPerArea = 14;
const citiesPerCountry = 12;
const citiesOutside = 200;
/** Postings that name a country only. */
const countryOnly = 0.04;
const leastPopulation = 3_000;

/** Places of all countries: cities of metropolitan areas by population, elsewhere the largest cities, and the country itself. */
export function demoPlaces(taxonomy: Taxonomy, countries: readonly DemoCountry[]): DemoPlace[] {
  const citiesOf = Map.groupBy(taxonomy.cities.all, ({ country }) => country);
  const places: DemoPlace[] = [];
  for (const country of countries) {
    const cities = citiesOf.get(country.id) ?? [];
    const areas = taxonomy.msas.all.filter((area) => area.country === country.id);
    const found =
      areas.length > 0
        ? areaPlaces(taxonomy, country, cities)
        : largest(cities, citiesPerCountry).map((city) => ({ city, weight: size(city) }));
    const total = found.reduce((sum, { weight }) => sum + weight, 0);
    for (const { city, weight } of found) {
      places.push(
        cityPlace(
          taxonomy,
          country,
          city,
          places.length,
          ((1 - countryOnly) * country.share * weight) / total,
        ),
      );
    }
    const text = taxonomy.countries.byId(country.id)?.name ?? country.iso2;
    places.push({
      index: places.length,
      country: country.id,
      text,
      weight: countryOnly * country.share,
      hub: 0,
      mix: mixOf(country.iso2),
      pay: 1,
      wage: wageAt(country.iso2),
      supply: 1,
    });
  }
  return places;
}

type Weighted = { city: City; weight: number };

/** The largest cities of each area, and of each state it reaches into, share its population; where areas have none published, their cities' own counts. */
function areaPlaces(taxonomy: Taxonomy, country: DemoCountry, cities: readonly City[]): Weighted[] {
  const byArea = Map.groupBy(
    cities.filter(({ msa }) => msa !== undefined),
    ({ msa }) => msa as number,
  );
  const counties = Map.groupBy(taxonomy.counties.all, ({ msa }) => msa);
  const found: Weighted[] = [];
  for (const [msa, members] of byArea) {
    const whole = taxonomy.msas.byId(msa)?.population;
    for (const { part, population } of partsOf(members, counties.get(msa) ?? [], whole)) {
      const chosen = largest(part, citiesPerArea);
      const sum = chosen.reduce((total, city) => total + size(city), 0);
      for (const city of chosen) found.push({ city, weight: ((population ?? sum) * size(city)) / sum });
    }
  }
  return [...found, ...outsidePlaces(taxonomy, country, cities)];
}

/** The largest cities outside all areas, for everybody who lives outside. */
function outsidePlaces(taxonomy: Taxonomy, country: DemoCountry, cities: readonly City[]): Weighted[] {
  const inside = taxonomy.msas.all.filter((area) => area.country === country.id);
  const people =
    (taxonomy.countries.byId(country.id)?.population ?? 0) -
    total(inside.map(({ population }) => population ?? 0));
  const chosen =
    country.outside === 0
      ? []
      : largest(
          cities.filter(({ msa }) => msa === undefined),
          citiesOutside,
        );
  const sum = total(chosen.map(size));
  return chosen.map((city) => ({ city, weight: (country.outside * people * size(city)) / sum }));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

type Part = { part: City[]; population: number | undefined };

/** An area's cities by state, with what its counties there have together; as a whole where its counties are not known. */
function partsOf(members: City[], counties: readonly County[], whole: number | undefined): Part[] {
  const people = (of: readonly County[]) => of.reduce((sum, { population }) => sum + (population ?? 0), 0);
  if (people(counties) === 0) return [{ part: members, population: whole }];
  return [...Map.groupBy(members, ({ state }) => state)]
    .map(([state, part]) => ({
      part,
      population: people(counties.filter((county) => county.state === state)),
    }))
    .filter(({ population }) => population > 0);
}

function largest(cities: readonly City[], count: number): City[] {
  const sorted = [...cities].sort((a, b) => size(b) - size(a) || a.id - b.id);
  const big = sorted.filter((city) => size(city) >= leastPopulation);
  return (big.length > 0 ? big : sorted).slice(0, count);
}

function size(city: City): number {
  return Math.max(1, city.population ?? 1);
}

function cityPlace(
  taxonomy: Taxonomy,
  country: DemoCountry,
  city: City,
  index: number,
  weight: number,
): DemoPlace {
  const state = city.state === undefined ? undefined : taxonomy.states.byId(city.state);
  const named =
    country.iso2 === "US" || country.iso2 === "CA" ? state?.code : taxonomy.countries.byId(country.id)?.name;
  const hub = hubs.findIndex(
    ({ msas }) => city.msa !== undefined && (msas as readonly number[]).includes(city.msa),
  );
  return {
    index,
    country: country.id,
    state: city.state,
    msa: city.msa,
    county: city.county,
    city: city.id,
    text: named === undefined ? city.name : `${city.name}, ${named}`,
    weight,
    hub: country.iso2 === "IN" ? technology : hub + 1,
    mix: mixOf(country.iso2),
    pay: payOf(taxonomy, country, city),
    wage: wageAt(country.iso2, state?.code, city),
    supply: areaSupply.least + (areaSupply.most - areaSupply.least) * trait("supply", city.msa ?? city.id),
  };
}

const wages = minimumWages();

/** The city's minimum wage, else the area's, else the state's, else the country's. */
function wageAt(country: string, state?: string, city?: City): number {
  const ofState = (wage: (typeof wages)[number]) => wage.place === `${country}-${state}`;
  const found = [
    wages.findIndex((wage) => ofState(wage) && wage.city !== undefined && wage.city === city?.id),
    wages.findIndex((wage) => ofState(wage) && wage.msa !== undefined && wage.msa === city?.msa),
    wages.findIndex((wage) => ofState(wage) && wage.msa === undefined && wage.city === undefined),
    wages.findIndex((wage) => wage.place === country),
  ];
  return (found.find((position) => position >= 0) ?? -1) + 1;
}

function payOf(taxonomy: Taxonomy, country: DemoCountry, city: City): number {
  const territory = territoryPay[city.state ?? 0];
  if (territory !== undefined) return territory;
  if (city.msa === undefined) return 0.94;
  const fixed = areaPay[city.msa];
  if (fixed !== undefined) return fixed;
  const population = taxonomy.msas.byId(city.msa)?.population;
  if (country.iso2 !== "US" || population === undefined) return size(city) > 2_000_000 ? 1.14 : 1;
  return Math.min(1.02, Math.max(0.88, 0.88 + 0.05 * (Math.log10(population) - 4.7)));
}
