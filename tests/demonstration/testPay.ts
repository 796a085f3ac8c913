import { compensation } from "@talent/analytics";
import type { Filter } from "@talent/market";
import { expect, test } from "vitest";
import { known, lastYear, occupation, of, type PlantedMarket, planted, taxonomy } from "./PlantedMarket.ts";

/** Pay by level, place, occupation, country and skill. */
export function testPay(at: PlantedMarket): void {
  test("pay of levels stands in the planted ratios within a tenth", async () => {
    const median = async (level: number) =>
      known(
        await compensation(at.market, of(occupation("15-1252"), { dimension: "experience", any: [level] })),
      ).percentile50;
    const [junior, middle, senior] = [await median(1), await median(2), await median(3)];
    expect(Math.abs(junior / middle / planted.levelPay[1] - 1)).toBeLessThan(0.1);
    expect(Math.abs(senior / middle / planted.levelPay[3] - 1)).toBeLessThan(0.1);
  });

  test("pay follows place and occupation", async () => {
    const median = async (...filters: Filter[]) =>
      known(await compensation(at.market, of(...filters))).percentile50;
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
          const figure = await compensation(at.market, middle);
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
        await compensation(at.market, {
          fact: "posting",
          filters: [
            { dimension: "country", any: [country] },
            { dimension: "function", any: [14] },
          ],
        }),
      ).percentile50;
    const home = await median(840);
    for (const country of [826, 124]) {
      const { factor = 0, spread = 1 } = planted.countryPay.find((each) => each.country === country) ?? {};
      const ratio = factor * (middleOf(14) / 60_000) ** (spread - 1);
      expect(Math.abs((await median(country)) / home / ratio - 1), `country ${country}`).toBeLessThan(0.1);
    }
  });

  test("pay rises over the years as wages did", async () => {
    const median = async (window: { from: string; to: string }) =>
      known(await compensation(at.market, { ...of(), window })).percentile50;
    const first = await median({ from: "2022-11-01", to: "2023-10-31" });
    const last = await median(lastYear);
    const rise = planted.payFactor(840, "2026-04") / planted.payFactor(840, "2023-04");
    expect(rise).toBeGreaterThan(1.1);
    expect(Math.abs(last / first / rise - 1)).toBeLessThan(0.04);
  });

  test("skills that pay more are found to pay more", async () => {
    const median = async (...filters: Filter[]) => {
      const figure = await compensation(at.market, of(occupation("15-1252"), ...filters));
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
}

/** Planted pay in the United States of the occupation in the middle of a function's postings. */
function middleOf(functionId: number): number {
  const within = planted.occupations
    .filter(({ id }) => taxonomy.occupations.byId(id)?.function === functionId)
    .sort((one, other) => one.medianPay - other.medianPay);
  let left = within.reduce((sum, { share }) => sum + share, 0) / 2;
  for (const { share, medianPay } of within) {
    left -= share;
    if (left <= 0) return medianPay;
  }
  return 0;
}
