import type { Market, Selection } from "@talent/market";
import { lastDay } from "../dates/lastDay.ts";
import { pastYear } from "../dates/windows.ts";
import type { Figure } from "../Figure.ts";
import { type Compensation, compensation } from "./compensation.ts";
import { demand, type FacetedCount } from "./demand.ts";
import type { DifficultyReference } from "./difficultyReference.ts";
import { type HiringDifficulty, hiringDifficulty } from "./hiringDifficulty.ts";
import { type PostingDuration, postingDuration } from "./postingDuration.ts";
import { type Supply, supply } from "./supply.ts";

/** Five figures of one year, each there or insufficient on its own. */
export type Summary = {
  demand: Figure<FacetedCount>;
  supply: Figure<Supply>;
  compensation: Figure<Compensation>;
  hiringDifficulty: Figure<HiringDifficulty>;
  postingDuration: Figure<PostingDuration>;
};

/** Demand, supply, pay, hiring difficulty and posting duration over the year up to the last day of the selection's window. */
export async function summary(
  market: Market,
  selection: Selection,
  { baseline, reference }: { baseline: Selection; reference: DifficultyReference },
): Promise<Summary> {
  const window = pastYear(lastDay(market, selection));
  const year = { ...selection, window };
  const [one, two, three, four, five] = await Promise.all([
    demand(market, year),
    supply(market, year),
    compensation(market, year),
    hiringDifficulty(market, year, reference),
    postingDuration(market, year, { ...baseline, window }),
  ]);
  return { demand: one, supply: two, compensation: three, hiringDifficulty: four, postingDuration: five };
}
