import { skillAdjacencies, skillEvolution } from "@talent/analytics";
import { expect, test } from "vitest";
import { known, type PlantedMarket, planted } from "./PlantedMarket.ts";

/** Trends, growth and neighbours of skills. */
export function testSkills(at: PlantedMarket): void {
  test("evolution puts at least six in seven planted skills where they belong, and none on the other side", async () => {
    const evolution = known(await skillEvolution(at.market, { fact: "posting", filters: [] }));
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
    const evolution = known(await skillEvolution(at.market, { fact: "posting", filters: [] }));
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
      const figure = await skillAdjacencies(
        at.market,
        { fact: "posting", filters: [] },
        { primary, limit: 15 },
      );
      if (figure.state !== "value" || figure.value.length < 10) continue;
      const neighbours = new Set(figure.value.map(({ id }) => id));
      mates += others.length;
      near += others.filter((id) => neighbours.has(id)).length;
    }
    expect(mates).toBeGreaterThan(50);
    expect(near / mates).toBeGreaterThan(0.8);
  });
}
