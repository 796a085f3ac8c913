import type { Market, Selection } from "@talent/market";
import { asTalents } from "../asTalents.ts";
import { lastDay } from "../dates/lastDay.ts";
import { pastYear } from "../dates/windows.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import { percentileRank } from "../percentileRank.ts";
import { rounded } from "../rounded.ts";
import {
  type DifficultyComponents,
  type DifficultyReference,
  difficultyComponents,
} from "./difficultyReference.ts";

/** Fifths of the scale from 1 to 10. */
export type DifficultyLabel = "veryEasy" | "easy" | "moderatelyDifficult" | "difficult" | "veryDifficult";

/** The score with one decimal, its label, and the percentile rank (0 to 1) of each component. */
export type HiringDifficulty = { score: number; label: DifficultyLabel; ranks: DifficultyComponents };

/** What each component weighs; published in the guide. */
export const difficultyWeights: DifficultyComponents = { scarcity: 0.5, duration: 0.3, concentration: 0.2 };

const labels: readonly { from: number; label: DifficultyLabel }[] = [
  { from: 1, label: "veryEasy" },
  { from: 2.8, label: "easy" },
  { from: 4.6, label: "moderatelyDifficult" },
  { from: 6.4, label: "difficult" },
  { from: 8.2, label: "veryDifficult" },
];

/**
 * How hard it is to hire here, 1 to 10: 1 + 9 times the weighted mean of this market's percentile ranks among the
 * reference markets of its country. The market is measured on postings first seen in the 12 months up to the last day of
 * the selection's window (the as-of date without one), however long that is and whatever its basis: as the reference
 * is, so that a shorter window does not pass for fewer postings and shorter durations, nor postings open from before for
 * more and longer ones. The reference itself is the snapshot's, and shows the employers that the selection shows. Talents
 * have no text, so scarcity leaves a keyword aside in the postings, too: the few that mention something are not compared
 * with everybody.
 */
export async function hiringDifficulty(
  market: Market,
  selection: Selection,
  reference: DifficultyReference,
): Promise<Figure<HiringDifficulty>> {
  const window = pastYear(lastDay(market, selection));
  const year: Selection = { ...selection, window, basis: "firstSeen" };
  const { keyword, ...wordless } = year;
  const [demand, supply, durations, spread] = await Promise.all([
    keyword && market.count(wordless),
    market.count(asTalents(year)),
    market.durations(year),
    market.concentration({ ...year, anonymous: false }, "employer", 0),
  ]);
  const components = difficultyComponents(durations, supply, spread, demand);
  if (!components || reference.markets < minimums.referenceMarkets) return insufficientData;
  const rank = (name: keyof DifficultyComponents) => percentileRank(reference[name], components[name]);
  const ranks = {
    scarcity: rank("scarcity"),
    duration: rank("duration"),
    concentration: rank("concentration"),
  };
  const mean =
    difficultyWeights.scarcity * ranks.scarcity +
    difficultyWeights.duration * ranks.duration +
    difficultyWeights.concentration * ranks.concentration;
  const score = rounded(1 + 9 * mean, 1);
  return figure({ score, label: labels.findLast(({ from }) => score >= from)?.label ?? "veryEasy", ranks });
}
