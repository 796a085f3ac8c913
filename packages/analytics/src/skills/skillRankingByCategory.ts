import type { Market, Ranking, Window } from "@talent/market";
import type { DatedSelection } from "../DatedSelection.ts";
import { precedingWindow } from "../dates/windows.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import { type Ranked, type RankingOptions, toRanked } from "../ranked.ts";
import { rounded } from "../rounded.ts";
import { leastErrors, standardErrors } from "./standardErrors.ts";

/** A skill with the change of its share against the preceding window, as a natural logarithm to six decimals: 0.1 is about +10 %. */
export type ChangingSkill = Ranked & { growth: number };

/** The leading skills, those whose share grew and fell most, and the window they are compared with. */
export type SkillRankingByCategory = {
  totalDemand: number;
  comparedWith: Window;
  top: Ranked[];
  growing: ChangingSkill[];
  declining: ChangingSkill[];
};

/**
 * Skills by postings, and the fastest growing and declining ones against the window of equal length before: by the
 * log ratio of their shares, one added to every count. A growing skill has the minimum of postings in this window, a
 * declining one in the window before, and the share of either moved by more than chance would: by `leastErrors`. With
 * fewer postings before than that minimum there is no change to tell and both are empty.
 */
export async function skillRankingByCategory(
  market: Market,
  selection: DatedSelection,
  { limit, among }: RankingOptions = {},
): Promise<Figure<SkillRankingByCategory>> {
  const comparedWith = precedingWindow(selection.window);
  const requests = [{ dimension: "skill" as const, among }];
  const [[now], [before]] = await Promise.all([
    market.countBy(selection, requests),
    market.countBy({ ...selection, window: comparedWith }, requests),
  ]);
  if (!now || !before || now.total < minimums.postings) return insufficientData;
  const changes = before.total < minimums.skillPostings ? [] : shareChanges(now, before);
  const byGrowth = changes.toSorted((one, other) => other.growth - one.growth || one.id - other.id);
  const byDecline = changes.toSorted((one, other) => one.growth - other.growth || one.id - other.id);
  return figure({
    totalDemand: now.total,
    comparedWith,
    top: toRanked(now).slice(0, limit),
    growing: byGrowth
      .filter(({ growth, errors, count }) => growth > 0 && errors >= leastErrors && isEnough(count))
      .slice(0, limit)
      .map(withoutBefore),
    declining: byDecline
      .filter(({ growth, errors, before: past }) => growth < 0 && errors <= -leastErrors && isEnough(past))
      .slice(0, limit)
      .map(withoutBefore),
  });
}

type Change = ChangingSkill & { before: number; errors: number };

function shareChanges(now: Ranking, before: Ranking): Change[] {
  const countsNow = new Map(now.values.map(({ value, count }) => [value, count]));
  const countsBefore = new Map(before.values.map(({ value, count }) => [value, count]));
  const skills = new Set([...countsNow.keys(), ...countsBefore.keys()]);
  return [...skills].map((id) => {
    const [count, past] = [countsNow.get(id) ?? 0, countsBefore.get(id) ?? 0];
    const growth = Math.log((count + 1) / (now.total + 1) / ((past + 1) / (before.total + 1)));
    const errors = standardErrors({ count, total: now.total }, { count: past, total: before.total });
    return { id, count, share: count / now.total, growth: rounded(growth, 6), before: past, errors };
  });
}

function isEnough(count: number): boolean {
  return count >= minimums.skillPostings;
}

function withoutBefore({ id, count, share, growth }: Change): ChangingSkill {
  return { id, count, share, growth };
}
