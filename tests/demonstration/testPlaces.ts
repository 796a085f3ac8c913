import type { PostingDetails } from "@talent/warehouse";
import { beforeAll, expect, test } from "vitest";
import { type PlantedMarket, taxonomy } from "./PlantedMarket.ts";

/** Minimum wages per hour in force in 2026, by country, state and city; the last of a year is the highest of it. */
const leastIn2026 = [
  { country: "US", state: "California", amount: 16.9 },
  { country: "US", state: "California", city: "Los Angeles", amount: 17.87 },
  { country: "US", state: "Washington", amount: 17.13 },
  { country: "US", state: "Massachusetts", amount: 15 },
  { country: "US", state: "Texas", amount: 7.25 },
  { country: "CA", state: "Ontario", amount: 17.6 },
  { country: "CA", state: "Quebec", amount: 16.1 },
  { country: "GB", amount: 12.21 },
  { country: "AU", amount: 24.95 },
];

/** Words that ads of one country use, and no other's. */
const ownWords: Readonly<Record<string, RegExp>> = {
  US: /401\(k\)|Health savings account|Dependent care|\bGED\b|Paid time off|dental and vision/,
  CA: /RRSP|Extended health benefits|Transit benefits/,
  GB: /Cycle to work|GCSE|Private medical insurance|28 days annual leave/,
  DE: /30 days of vacation|Ausbildung|Job ticket/,
  IN: /EPF|12th standard|Commuter allowance/,
  MX: /IMSS|aguinaldo|preparatoria/,
  ZA: /Medical aid|Matric|employment equity|Thirteenth cheque/,
};

/** Countries that share some of the words above. */
const neighbours: Readonly<Record<string, string>> = { IE: "GB", AT: "DE" };

/** What ads say of the country they are in: pay its law allows, its benefits, its titles. */
export function testPlaces(at: PlantedMarket): void {
  let ads: (PostingDetails & { iso2: string; stateName?: string; cityName?: string })[] = [];
  beforeAll(async () => {
    const ids = Array.from({ length: 37_500 }, (_, index) => 1 + index * 4);
    ads = (await at.warehouse.current.details(ids)).map((ad) => ({
      ...ad,
      iso2: taxonomy.countries.byId(ad.country ?? 0)?.iso2 ?? "",
      stateName: taxonomy.states.byId(ad.state ?? 0)?.name,
      cityName: taxonomy.cities.byId(ad.city ?? 0)?.name,
    }));
  });

  test("no hourly ad starts below the minimum wage of its place, and some start at it", () => {
    for (const { country, state, city, amount } of leastIn2026) {
      const hourly = ads.filter(
        (ad) =>
          ad.iso2 === country &&
          (state === undefined || ad.stateName === state) &&
          (city === undefined || ad.cityName === city) &&
          ad.firstSeen >= "2026-01-01" &&
          ad.pay?.interval === "HOUR",
      );
      const lowest = Math.min(...hourly.map((ad) => ad.pay?.min ?? 0));
      expect(hourly.length, `${country} ${state} ${city}`).toBeGreaterThan(3);
      expect(lowest, `${country} ${state} ${city}`).toBeGreaterThanOrEqual(amount);
    }
    const californian = ads.filter(
      (ad) => ad.stateName === "California" && ad.firstSeen >= "2026-01-01" && ad.pay?.interval === "HOUR",
    );
    const atLeast = californian.filter((ad) => ad.pay?.min === 16.9).length / californian.length;
    expect(atLeast).toBeGreaterThan(0.05);
    expect(atLeast).toBeLessThan(0.4);
  });

  test("monthly and yearly pay keeps to the law too", () => {
    const lowest = (iso2: string, interval: string) =>
      Math.min(
        ...ads
          .filter((ad) => ad.iso2 === iso2 && ad.firstSeen >= "2026-04-01" && ad.pay?.interval === interval)
          .map((ad) => ad.pay?.min ?? 0),
      );
    expect(lowest("MX", "MONTH")).toBeGreaterThanOrEqual((315.04 * 365) / 12);
    expect(lowest("ZA", "MONTH")).toBeGreaterThanOrEqual((30.23 * 2_340) / 12);
    expect(lowest("DE", "YEAR")).toBeGreaterThanOrEqual(13.9 * 2_080);
  });

  test("benefits, schooling and closing words are the country's own", () => {
    for (const [iso2, words] of Object.entries(ownWords)) {
      const using = new Set(ads.filter((ad) => words.test(ad.description)).map((ad) => ad.iso2));
      expect(using.has(iso2), iso2).toBe(true);
      for (const other of using) expect(neighbours[other] ?? other, `${iso2} in ${other}`).toBe(iso2);
    }
  });

  test("skills that are a country's law are asked for there only", () => {
    const asking = (name: string) => {
      const skill = taxonomy.skills.all.find((each) => each.name === name)?.id ?? 0;
      return new Set(ads.filter(({ skills }) => skills.includes(skill)).map((ad) => ad.iso2));
    };
    for (const name of ["HIPAA", "National Electrical Code", "OSHA regulations"])
      expect([...asking(name)], name).toEqual(["US"]);
    const international = asking("IFRS");
    expect(international.size).toBeGreaterThan(0);
    expect(international.has("US")).toBe(false);
  });

  test("titles are those of the country", () => {
    const titles = (iso2: string) => ads.filter((ad) => ad.iso2 === iso2).map((ad) => ad.rawTitle);
    const american =
      /Truck Driver|Attorney|\bAide\b|Elementary|Kindergarten|Sales Associate|Janitor|Counselor/;
    const british = /Lorry|HGV|Labourer|Solicitor|Catering|Barrister|Shop Assistant|Centre\b/;
    const share = (list: string[], words: RegExp) =>
      list.filter((title) => words.test(title)).length / list.length;
    expect(share(titles("GB"), american)).toBeLessThan(0.003);
    expect(share(titles("US"), american)).toBeGreaterThan(0.04);
    expect(share(titles("GB"), british)).toBeGreaterThan(0.01);
    expect(titles("US").filter((title) => british.test(title.replace(/ - .*/, "")))).toEqual([]);
  });

  test("countries ask for some occupations more than others do", () => {
    const share = (iso2: string, soc: RegExp) => {
      const own = ads.filter((ad) => ad.iso2 === iso2);
      const meant = own.filter((ad) => soc.test(taxonomy.occupations.byId(ad.occupation ?? 0)?.soc8 ?? ""));
      return meant.length / own.length;
    };
    expect(share("DE", /^(?:51|17|49)/) / share("US", /^(?:51|17|49)/)).toBeGreaterThan(1.25);
    expect(share("ZA", /^33-9032/) / share("US", /^33-9032/)).toBeGreaterThan(1.6);
    expect(share("IN", /^15/) / share("US", /^15/)).toBeGreaterThan(1.3);
    expect(share("DE", /^29-2061/)).toBeLessThan(share("US", /^29-2061/) / 2);
  });

  test("titles with a rank of their own get no other one", () => {
    const ranked =
      /^(?:Junior|Senior|Lead) (?:General Manager|Operations Manager|Chief Executive|Marketing Director|Family Physician|Professor)/;
    expect(ads.filter(({ rawTitle }) => ranked.test(rawTitle)).map(({ rawTitle }) => rawTitle)).toEqual([]);
  });

  test("education is what the occupation asks for", () => {
    const levels = (name: RegExp) =>
      ads.flatMap(({ occupation, education }) =>
        education !== null && name.test(taxonomy.occupations.byId(occupation ?? 0)?.name ?? "")
          ? [education]
          : [],
      );
    const physicians = levels(/Physicians|Surgeons/);
    expect(physicians.filter((level) => level === 4).length / physicians.length).toBeGreaterThan(0.9);
    expect(levels(/^(?:Cashiers|Heavy and Tractor-Trailer|Janitors)/).every((level) => level <= 2)).toBe(
      true,
    );
    const nurses = levels(/^Registered Nurses$/);
    const associates = nurses.filter((level) => level === 2).length / nurses.length;
    expect(associates).toBeGreaterThan(0.3);
    expect(associates).toBeLessThan(0.6);
  });
}
