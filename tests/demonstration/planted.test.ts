import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildDifficultyReference,
  compensation,
  competitiveConcentration,
  type Figure,
  hiringDifficulty,
  postingDuration,
  skillAdjacencies,
  skillEvolution,
  supplyDemandRatio,
} from "@talent/analytics";
import { type ClosableMarket, createDuckDbMarket, type Filter, type Selection } from "@talent/market";
import { openWarehouse, type Warehouse } from "@talent/warehouse";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createExtractor } from "../../packages/extraction/src/index.ts";
import { makeDemonstration, plantedStructure, silentProgress } from "../../packages/ingest/src/index.ts";
import { loadTaxonomy, occupationId } from "../../packages/taxonomy/src/index.ts";

const taxonomy = loadTaxonomy();
const planted = plantedStructure(taxonomy);
const postings = 120_000;
const until = "2026-10-31";
const inUs: Filter = { dimension: "country", any: [840] };

function known<T>(figure: Figure<T>): T {
  if (figure.state !== "value") throw new Error(figure.state);
  return figure.value;
}

const of = (...filters: Filter[]): Selection => ({ fact: "posting", filters: [inUs, ...filters] });
const occupation = (soc: string): Filter => ({ dimension: "occupation", any: [occupationId(soc)] });

describe("measures find what the demonstration market was made with", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "talent-planted-"));
  let warehouse: Warehouse;
  let market: ClosableMarket;

  beforeAll(async () => {
    await makeDemonstration({ dataDir, postings, seed: 7, until, taxonomy, progress: silentProgress });
    warehouse = await openWarehouse(dataDir, { pollMs: 0 });
    market = await createDuckDbMarket({
      asOf: warehouse.current.info.asOf,
      connect: () => warehouse.current.connect(),
    });
  }, 600_000);

  afterAll(async () => {
    await market?.close();
    await warehouse?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("evolution puts at least six in seven planted skills where they belong, and none on the other side", async () => {
    const evolution = known(await skillEvolution(market, { fact: "posting", filters: [] }));
    const found = new Map<number, { pattern: string; last: number; most: number }>();
    for (const [pattern, skills] of Object.entries(evolution)) {
      for (const { id, years } of skills) {
        const counts = years.map(({ count }) => count);
        found.set(id, { pattern, last: counts.at(-1) ?? 0, most: Math.max(...counts) });
      }
    }
    // A skill in few ads moves by chance as much as by plan.
    const firm = planted.trends.filter(({ skill }) => (found.get(skill)?.most ?? 0) >= 100);
    expect(firm.length).toBeGreaterThan(14);
    const right = firm.filter(({ skill, pattern }) => found.get(skill)?.pattern === pattern);
    expect(right.length / firm.length).toBeGreaterThan(6 / 7);
    const trended = new Set(planted.trends.map(({ skill }) => skill));
    const steady = [...found].filter(([id, { last }]) => !trended.has(id) && last >= 1000);
    expect(steady.filter(([, { pattern }]) => pattern === "core").length / steady.length).toBeGreaterThan(
      0.95,
    );
    for (const { skill, pattern } of firm) {
      const is = found.get(skill)?.pattern;
      if (pattern === "declining") expect(is).not.toMatch(/new|emerging|growing/);
      else expect(is).not.toBe("declining");
    }
  });

  test("the growth of a skill is the planted one within a tenth", async () => {
    const evolution = known(await skillEvolution(market, { fact: "posting", filters: [] }));
    const measured = new Map(
      Object.values(evolution)
        .flat()
        .map(({ id, annualGrowth, years }) => [id, { annualGrowth, last: years.at(-1)?.count ?? 0 }]),
    );
    for (const { skill, pattern, factor } of planted.trends) {
      const growth = measured.get(skill);
      if (pattern === "new" || growth?.annualGrowth === undefined || growth.last < 600) continue;
      expect(Math.abs(1 + growth.annualGrowth - factor) / factor).toBeLessThan(0.1);
    }
  });

  test("the nearest neighbours of a bundle's first skill are its bundle", async () => {
    let [mates, near] = [0, 0];
    for (const { skills } of planted.bundles) {
      const [primary = 0, ...others] = skills;
      const figure = await skillAdjacencies(market, { fact: "posting", filters: [] }, { primary, limit: 15 });
      if (figure.state !== "value" || figure.value.length < 10) continue;
      const neighbours = new Set(figure.value.map(({ id }) => id));
      mates += others.length;
      near += others.filter((id) => neighbours.has(id)).length;
    }
    expect(mates).toBeGreaterThan(50);
    expect(near / mates).toBeGreaterThan(0.8);
  });

  test("pay of levels stands in the planted ratios within a tenth", async () => {
    const median = async (level: number) =>
      known(
        await compensation(
          market,
          of({ dimension: "function", any: [14] }, { dimension: "experience", any: [level] }),
        ),
      ).percentile50;
    const [junior, middle, senior] = [await median(1), await median(2), await median(3)];
    expect(Math.abs(junior / middle / planted.levelPay[1] - 1)).toBeLessThan(0.1);
    expect(Math.abs(senior / middle / planted.levelPay[3] - 1)).toBeLessThan(0.1);
  });

  test("pay follows place and occupation", async () => {
    const median = async (...filters: Filter[]) =>
      known(await compensation(market, of(...filters))).percentile50;
    const software = await median(occupation("15-1252"));
    const nurse = await median(occupation("29-1141"));
    const cashier = await median(occupation("41-2011"));
    expect(software).toBeGreaterThan(nurse);
    expect(nurse).toBeGreaterThan(2 * cashier);
    const dear = await median(
      { dimension: "function", any: [14] },
      { dimension: "msa", any: [41860, 41940, 42660, 14460, 35620] },
    );
    const all = await median({ dimension: "function", any: [14] });
    expect(dear / all).toBeGreaterThan(1.08);
  });

  test("pay of occupations is the planted middle within an eighth, at the middle level", async () => {
    const figures = await Promise.all(
      planted.occupations
        .filter(({ share }) => share > 0.01)
        .map(async ({ id, medianPay }) => {
          const middle = of({ dimension: "occupation", any: [id] }, { dimension: "experience", any: [2] });
          const figure = await compensation(market, middle);
          return figure.state === "value" ? figure.value.percentile50 / medianPay : undefined;
        }),
    );
    const ratios = figures.filter((ratio) => ratio !== undefined);
    expect(ratios.length).toBeGreaterThan(12);
    for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(1 / 8);
  });

  test("pay of countries stands in the planted ratios within a tenth", async () => {
    const median = async (country: number) =>
      known(
        await compensation(market, {
          fact: "posting",
          filters: [
            { dimension: "country", any: [country] },
            { dimension: "function", any: [14] },
          ],
        }),
      ).percentile50;
    const home = await median(840);
    for (const country of [826, 124]) {
      const factor = planted.countryPay.find((each) => each.country === country)?.factor ?? 0;
      expect(Math.abs((await median(country)) / home / factor - 1)).toBeLessThan(0.1);
    }
  });

  test("skills that pay more are found to pay more", async () => {
    const median = async (...filters: Filter[]) => {
      const figure = await compensation(market, of(occupation("15-1252"), ...filters));
      return figure.state === "value" ? figure.value.percentile50 : undefined;
    };
    const all = (await median()) ?? 0;
    const gains: number[] = [];
    for (const { skill } of planted.premiums.filter(({ factor }) => factor >= 1.06)) {
      const having = await median({ dimension: "skill", any: [skill] });
      if (having !== undefined) gains.push(having / all);
    }
    expect(gains.length).toBeGreaterThan(4);
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    expect(mean).toBeGreaterThan(1.02);
    expect(mean).toBeLessThan(1.2);
  });

  test("typical durations are the planted medians within a fifth, open postings counted as such", async () => {
    const common = planted.occupations.filter(({ share }) => share > 0.008);
    expect(common.length).toBeGreaterThan(12);
    for (const { id, medianDays } of common) {
      const selection = of({ dimension: "occupation", any: [id] });
      const window = { from: "2025-11-01", to: until };
      const { typicalDays } = known(
        await postingDuration(market, { ...selection, window }, { ...of(), window }),
      );
      expect(Math.abs((typicalDays ?? 0) / medianDays - 1), String(id)).toBeLessThan(0.2);
    }
  });

  test("concentrated local markets are found, and the largest areas are competitive", async () => {
    const concentrationOf = async (msa: number, industry: number) => {
      const selection = of({ dimension: "msa", any: [msa] }, { dimension: "industry", any: [industry] });
      const figure = await competitiveConcentration(market, selection, { limit: 3 });
      return figure.state === "value" && figure.value.demand >= 25 ? figure.value.index : undefined;
    };
    const industryOf = (subindustry: number) => taxonomy.subindustries.byId(subindustry)?.industry ?? 0;
    const measured: number[] = [];
    for (const { msa, subindustry } of planted.concentratedMarkets) {
      const index = await concentrationOf(msa, industryOf(subindustry));
      if (index !== undefined) measured.push(index);
    }
    expect(measured.length).toBeGreaterThan(2);
    for (const index of measured) expect(index).toBeGreaterThan(1800);
    for (const msa of [16980, 35620, 31080, 19100]) {
      for (const industry of [4, 5, 6]) expect(await concentrationOf(msa, industry)).toBeLessThan(1000);
    }
  });

  test("difficulty puts scarce occupations before plentiful ones", async () => {
    const reference = await buildDifficultyReference(market, 840);
    const window = { from: "2025-11-01", to: until };
    const score = async (soc: string) =>
      known(await hiringDifficulty(market, { ...of(occupation(soc)), window }, reference)).score;
    const order = [
      await score("29-1141"),
      await score("53-3032"),
      await score("13-2011"),
      await score("41-2011"),
    ];
    expect(order).toEqual([...order].sort((one, other) => other - one));
    expect((order[0] ?? 0) - (order.at(-1) ?? 0)).toBeGreaterThan(2);
  });

  test("there are as many workers for a posting of the last year as hires and online advertising come to", async () => {
    const window = { from: "2025-11-01", to: until };
    for (const country of [840, 826]) {
      const filters: Filter[] = [{ dimension: "country", any: [country] }];
      const supply = await market.count({ fact: "talent", filters });
      const demand = await market.count({ fact: "posting", filters, window });
      // BLS, JOLTS: 3.5 hires a month for 100 employed; 65 in 100 openings are advertised online.
      expect(Math.abs(supply / demand / (1 / (12 * 0.035 * 0.65)) - 1)).toBeLessThan(0.06);
    }
  });

  test("candidates per opening are few for scarce work and many for plentiful work, in the planted order", async () => {
    const window = { from: "2025-11-01", to: until };
    const ratio = async (...codes: string[]) =>
      known(
        await supplyDemandRatio(market, {
          ...of({ dimension: "occupation", any: codes.map(occupationId) }),
          window,
        }),
      ).ratio;
    const nurses = await ratio("29-1141");
    const software = await ratio("15-1252");
    const drivers = await ratio("53-3032");
    const cashiers = await ratio("41-2011");
    const clerks = await ratio("43-4051");
    for (const scarce of [nurses, software, drivers]) {
      expect(scarce).toBeGreaterThan(0.9);
      expect(scarce).toBeLessThan(2.5);
    }
    for (const plentiful of [cashiers, clerks]) {
      expect(plentiful).toBeGreaterThan(4);
      expect(plentiful).toBeLessThan(9);
    }
  });

  test("seasons, weekdays and the move from remote to hybrid work are there", async () => {
    const count = (from: string, to: string, ...filters: Filter[]) =>
      market.count({ fact: "posting", filters, window: { from, to } });
    const december = await count("2025-12-01", "2025-12-31");
    const january = await count("2026-01-01", "2026-01-31");
    expect(january / december).toBeGreaterThan(1.35);
    // 3 November 2025 is a Monday.
    expect(
      (await count("2025-11-03", "2025-11-07")) / (await count("2025-11-08", "2025-11-09")),
    ).toBeGreaterThan(8);
    const share = async (year: string, remote: number) =>
      (await count(`${year}-01-01`, `${year}-10-31`, { dimension: "remote", any: [remote] })) /
      (await count(`${year}-01-01`, `${year}-10-31`));
    expect(await share("2026", 1)).toBeLessThan(0.75 * (await share("2023", 1)));
    expect(await share("2026", 3)).toBeGreaterThan(1.8 * (await share("2023", 3)));
  });

  test("better-rated employers speak of more attributes", async () => {
    const connection = await warehouse.current.connect();
    const reader = await connection.runAndReadAll(`
      WITH spoken AS (SELECT employer, avg(len(attributes)) AS mentions FROM posting GROUP BY employer HAVING count(*) >= 20),
      rated AS (SELECT employer, avg(overall) AS rating FROM review GROUP BY employer HAVING count(*) >= 10)
      SELECT corr(mentions, rating) FROM spoken JOIN rated USING (employer)`);
    connection.closeSync();
    expect(Number(reader.getRows()[0]?.[0])).toBeGreaterThan(0.5);
  });

  test("the extractor finds in the texts what was put in", async () => {
    const extractor = createExtractor(taxonomy);
    const ids = Array.from({ length: 1500 }, (_, index) => 1 + index * 80);
    const sums = {
      put: 0,
      found: 0,
      read: 0,
      demanded: 0,
      credentials: 0,
      credentialsFound: 0,
      attributes: 0,
      attributesFound: 0,
      paid: 0,
      paidFound: 0,
    };
    for (const posting of await warehouse.current.details(ids)) {
      const country = taxonomy.countries.byId(posting.country ?? 0)?.iso2;
      const reading = extractor.read({
        title: posting.rawTitle,
        description: posting.description,
        hints: { country },
      });
      const found = new Map(reading.skills.map(({ id, required }) => [id, required]));
      sums.put += posting.skills.length;
      sums.found += posting.skills.filter((id) => found.has(id)).length;
      sums.read += found.size;
      sums.demanded += posting.skills.filter(
        (id) => found.get(id) === posting.requiredSkills.includes(id),
      ).length;
      sums.credentials += posting.credentials.length;
      sums.credentialsFound += posting.credentials.filter((id) =>
        reading.credentials.some((each) => each.id === id),
      ).length;
      sums.attributes += posting.attributes.length;
      sums.attributesFound += posting.attributes.filter((id) => reading.attributes.includes(id)).length;
      if (posting.experience !== null) expect(reading.experience).toBe(posting.experience);
      if (posting.pay !== null) {
        sums.paid++;
        if (reading.pay?.min === posting.pay.min && reading.pay.max === posting.pay.max) sums.paidFound++;
      }
    }
    expect(sums.found / sums.put).toBeGreaterThan(0.97);
    expect(sums.found / sums.read).toBeGreaterThan(0.9);
    expect(sums.demanded / sums.found).toBeGreaterThan(0.97);
    expect(sums.credentialsFound / sums.credentials).toBeGreaterThan(0.97);
    // Amounts far outside what a currency usually pays are not believed.
    expect(sums.paidFound / sums.paid).toBeGreaterThan(0.995);
    expect(sums.attributesFound / sums.attributes).toBeGreaterThan(0.97);
  });
});
