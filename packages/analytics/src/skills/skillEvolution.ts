import type { Day, Market, Ranking, Selection } from "@talent/market";
import { lastDay } from "../dates/lastDay.ts";
import { pastYears } from "../dates/windows.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import type { RankingOptions } from "../ranked.ts";
import { rounded } from "../rounded.ts";
import { leastErrors, standardErrors } from "./standardErrors.ts";

/** The five patterns of four years. */
export type EvolutionClass = "new" | "emerging" | "growing" | "core" | "declining";

/** A year, named by its first day: postings that carry the skill, and their share (0 to 1) of that year's postings. */
export type SkillYear = { period: Day; count: number; share: number };

/** A skill's four years, and the compound annual growth of its share (0.1 is +10 % a year); none for new skills. */
export type EvolvingSkill = { id: number; years: SkillYear[]; annualGrowth?: number };

/** Skills per pattern, each by the last year's postings descending, ties by id. */
export type SkillEvolution = Record<EvolutionClass, EvolvingSkill[]>;

/** Annual growth from which a skill is emerging or growing, and down to which it is declining. */
export const growthBounds = { emerging: 0.25, growing: 0.1, declining: -0.1 };

/**
 * How skills developed over the four years up to the last day of the selection's window, the as-of date without one.
 * New: below the minimum of postings in years 1 to 3 together, at or above it in year 4; a skill that a small market asks
 * for a few times every year is none. Emerging: grows at least 25 % a year from a year-1 share in the lower half of all
 * skills considered. Growing: at least 10 %. Declining: at most -10 %. In all of these the share moved by more than
 * chance would, too: by `leastErrors` from the first year, that of a new one from the three years before together. Core:
 * every other skill that reaches the minimum in some year. Growth runs from the first year in which the skill occurs.
 * Insufficient unless each year has the minimum of postings.
 */
export async function skillEvolution(
  market: Market,
  selection: Selection,
  { limit, among }: RankingOptions = {},
): Promise<Figure<SkillEvolution>> {
  const windows = pastYears(lastDay(market, selection), 4);
  const rankings = await Promise.all(
    windows.map(async (window) => {
      const [ranking] = await market.countBy({ ...selection, window }, [{ dimension: "skill", among }]);
      return ranking as Ranking;
    }),
  );
  if (rankings.some(({ total }) => total < minimums.skillPostings)) return insufficientData;
  const starts = windows.map(({ from }) => from);
  const totals = rankings.map(({ total }) => total);
  return figure(classify(skillYears(rankings, starts), { totals, limit }));
}

type SkillYears = { id: number; years: SkillYear[] };

function skillYears(rankings: readonly Ranking[], starts: readonly Day[]): SkillYears[] {
  const counts = rankings.map(({ values }) => new Map(values.map(({ value, count }) => [value, count])));
  const skills = new Set(counts.flatMap((each) => [...each.keys()]));
  return [...skills]
    .map((id) => ({
      id,
      years: rankings.map(({ total }, year) => {
        const count = counts[year]?.get(id) ?? 0;
        return { period: starts[year] as Day, count, share: count / total };
      }),
    }))
    .filter(({ years }) => years.some(reachesMinimum))
    .sort((one, other) => lastCount(other) - lastCount(one) || one.id - other.id);
}

function classify(
  skills: readonly SkillYears[],
  { totals, limit }: { totals: readonly number[]; limit: number | undefined },
): SkillEvolution {
  const firstShares = skills.map(({ years }) => years[0]?.share ?? 0).sort((one, other) => one - other);
  const middle = firstShares[Math.floor((firstShares.length - 1) / 2)] ?? 0;
  const evolution: SkillEvolution = { new: [], emerging: [], growing: [], core: [], declining: [] };
  for (const skill of skills) {
    if (isNew(skill, totals)) {
      evolution.new.push(skill);
      continue;
    }
    const annualGrowth = growthOf(skill);
    const lowStart = (skill.years[0]?.share ?? 0) <= middle;
    const pattern = hasMoved(skill, totals) ? patternOf(annualGrowth, lowStart) : "core";
    evolution[pattern].push({ ...skill, annualGrowth });
  }
  for (const pattern of Object.keys(evolution) as EvolutionClass[]) {
    evolution[pattern] = evolution[pattern].slice(0, limit);
  }
  return evolution;
}

function isNew({ years }: SkillYears, totals: readonly number[]): boolean {
  const before = sum(years.slice(0, -1).map(({ count }) => count));
  const now = { count: years.at(-1)?.count ?? 0, total: totals.at(-1) ?? 0 };
  const earlier = { count: before, total: sum(totals.slice(0, -1)) };
  // A skill of a few postings every year is none, though the last year brings a few more.
  const rose = before === 0 || standardErrors(now, earlier) >= leastErrors;
  return rose && before < minimums.skillPostings;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/**
 * Growth per year from the first year in which the skill occurs (never the last, or it were new), to the hundredth
 * of a percent, so that a skill is classed by the figure that is shown.
 */
function growthOf({ years }: SkillYears): number {
  const first = firstYear(years);
  const [from, to] = [years[first]?.share ?? 0, years.at(-1)?.share ?? 0];
  const growth = (to / from) ** (1 / (years.length - 1 - first)) - 1;
  return rounded(growth, 4);
}

function firstYear(years: readonly SkillYear[]): number {
  return years.findIndex(({ count }) => count > 0);
}

/** Whether the share of the last year differs from that of the first one by more than chance makes it. */
function hasMoved({ years }: SkillYears, totals: readonly number[]): boolean {
  const first = firstYear(years);
  const part = (year: number) => ({ count: years[year]?.count ?? 0, total: totals[year] ?? 0 });
  return Math.abs(standardErrors(part(years.length - 1), part(first))) >= leastErrors;
}

function patternOf(annualGrowth: number, lowStart: boolean): Exclude<EvolutionClass, "new"> {
  if (annualGrowth >= growthBounds.emerging && lowStart) return "emerging";
  if (annualGrowth >= growthBounds.growing) return "growing";
  return annualGrowth <= growthBounds.declining ? "declining" : "core";
}

function reachesMinimum({ count }: SkillYear): boolean {
  return count >= minimums.skillPostings;
}

function lastCount({ years }: SkillYears): number {
  return years.at(-1)?.count ?? 0;
}
