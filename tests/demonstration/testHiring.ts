import {
  buildDifficultyReference,
  compensation,
  competitiveConcentration,
  hiringDifficulty,
  postingDuration,
  supplyDemandRatio,
} from "@talent/analytics";
import type { Filter } from "@talent/market";
import { expect, test } from "vitest";
import { occupationId } from "../../packages/taxonomy/src/index.ts";
import { known, lastYear, occupation, of, type PlantedMarket, planted, taxonomy } from "./PlantedMarket.ts";

/** How long postings stay open, who hires, and how hard it is. */
export function testHiring(at: PlantedMarket): void {
  test("typical durations are the planted medians within a fifth, open postings counted as such", async () => {
    const common = planted.occupations.filter(({ share }) => share > 0.008);
    expect(common.length).toBeGreaterThan(12);
    for (const { id, medianDays } of common) {
      const selection = of({ dimension: "occupation", any: [id] });
      const window = lastYear;
      const { typicalDays } = known(
        await postingDuration(at.market, { ...selection, window }, { ...of(), window }),
      );
      expect(Math.abs((typicalDays ?? 0) / medianDays - 1), String(id)).toBeLessThan(0.2);
    }
  });

  test("concentrated local markets are found, and the largest areas are competitive", async () => {
    const concentrationOf = async (msa: number, industry: number) => {
      const selection = of({ dimension: "msa", any: [msa] }, { dimension: "industry", any: [industry] });
      const figure = await competitiveConcentration(at.market, selection, { limit: 3 });
      return figure.state === "value" && figure.value.demand >= 30 ? figure.value.index : undefined;
    };
    const industryOf = (subindustry: number) => taxonomy.subindustries.byId(subindustry)?.industry ?? 0;
    const measured: number[] = [];
    for (const { msa, subindustry } of planted.concentratedMarkets) {
      const index = await concentrationOf(msa, industryOf(subindustry));
      if (index !== undefined) measured.push(index);
    }
    // The other planted markets are small areas', with too few postings or employers to tell.
    expect(measured.length).toBeGreaterThan(1);
    for (const index of measured) expect(index).toBeGreaterThan(1800);
    for (const msa of [16980, 35620, 31080, 19100]) {
      for (const industry of [4, 5, 6]) expect(await concentrationOf(msa, industry)).toBeLessThan(1000);
    }
  });

  test("difficulty puts scarce occupations before plentiful ones", async () => {
    const reference = await buildDifficultyReference(at.market, { country: 840 });
    const window = lastYear;
    const score = async (soc: string) =>
      known(await hiringDifficulty(at.market, { ...of(occupation(soc)), window }, reference)).score;
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
    const filters: Filter[] = [{ dimension: "country", any: [840] }];
    const supply = await at.market.count({ fact: "talent", filters });
    const demand = await at.market.count({ fact: "posting", filters, window: lastYear });
    // BLS, JOLTS: 3.5 hires a month for 100 employed; 65 in 100 openings are advertised online.
    expect(Math.abs(supply / demand / (1 / (12 * 0.035 * 0.65)) - 1)).toBeLessThan(0.06);
    expect(planted.countryWorkers.length).toBe(6);
    for (const { country, ratio } of planted.countryWorkers) {
      const there = { fact: "talent" as const, filters: [{ dimension: "country" as const, any: [country] }] };
      expect((await at.market.count(there)) / supply, `country ${country}`).toBeCloseTo(ratio, 2);
    }
  });

  test("pay, people and groups of Puerto Rico are its own", async () => {
    const there: Filter[] = [{ dimension: "state", any: [840_072] }];
    const median = async (filters: Filter[]) =>
      known(
        await compensation(at.market, {
          fact: "posting",
          filters,
          window: { from: "2022-11-01", to: lastYear.to },
        }),
      ).percentile50;
    const ratio = (await median(there)) / (await median([{ dimension: "country", any: [840] }]));
    expect(ratio).toBeGreaterThan(0.45);
    expect(ratio).toBeLessThan(0.7);
    const talents = await at.market.count({ fact: "talent", filters: there });
    const hispanic = { dimension: "ethnicity" as const, any: [4] };
    const those = await at.market.count({ fact: "talent", filters: [...there, hispanic] });
    expect(those / talents).toBeGreaterThan(0.9);
  });

  test("candidates per opening are few for scarce work and many for plentiful work, in the planted order", async () => {
    const window = lastYear;
    const ratio = async (...codes: string[]) =>
      known(
        await supplyDemandRatio(at.market, {
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
      at.market.count({ fact: "posting", filters, window: { from, to } });
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
}
