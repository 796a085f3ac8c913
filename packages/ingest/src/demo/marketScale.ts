import type { MarketDay } from "./calendar.ts";
import { turnover } from "./planted.ts";
import type { World } from "./world/World.ts";

/** How large the market is beside the real one: one person of it stands for `people` people, one posting for as many ads. */
export type MarketScale = {
  people: number;
  /** Talents by weight, by country. */
  workers: ReadonlyMap<number, number>;
};

/** Workers of the United States for each posting of a year: what hires a worker a year, and how many of them are advertised, come to. */
export const workersPerPosting = 1 / (12 * turnover.hiresAMonth * turnover.advertised);

/**
 * The scale that follows from the number of postings: the United States' last year of postings against the openings that
 * its employed people (OEWS) leave and take and that are advertised online (`turnover`). A country has its employees of
 * `countries.tsv` at that scale, or where they are not told as many for each posting as the United States.
 */
export function marketScale({ occupations, countries }: World, days: readonly MarketDay[]): MarketScale {
  const lastYear = days.slice(-365).reduce((sum, { count }) => sum + count, 0);
  const share = countries.find(({ iso2 }) => iso2 === "US")?.share ?? 1;
  const employment = occupations.reduce((sum, occupation) => sum + occupation.employment, 0);
  const talents = lastYear * workersPerPosting;
  const people = Math.max(1, Math.round(employment / (talents * share)));
  const workers = new Map(
    countries.map((country) => [
      country.id,
      country.employees === undefined ? country.share * talents : country.employees / people,
    ]),
  );
  return { people, workers };
}

/** The scale as people write it: "1 : 2,660". */
export function scaleText({ people }: Pick<MarketScale, "people">): string {
  return `1 : ${people.toLocaleString("en")}`;
}
