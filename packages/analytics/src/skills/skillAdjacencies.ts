import type { Market, Selection } from "@talent/market";
import { lastDay } from "../dates/lastDay.ts";
import { pastYear } from "../dates/windows.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import { rounded } from "../rounded.ts";

/** A skill that stands beside the primary one: their relatedness (cosine, 0 to 1, to six decimals) and the postings they share. */
export type AdjacentSkill = { id: number; relatedness: number; together: number };

/** How much more often than by chance two skills must meet, so that ubiquitous ones do not lead every list. */
export const leastLift = 1.2;

/**
 * Skills that stand beside the primary one in the postings of the year up to the window's last day, by
 * relatedness descending, ties by id: the cosine co / sqrt(nA nB) among skills that reach the minimum together
 * and whose lift over independence is above `leastLift`.
 */
export async function skillAdjacencies(
  market: Market,
  selection: Selection,
  { primary, limit }: { primary: number; limit?: number },
): Promise<Figure<AdjacentSkill[]>> {
  const companions = await market.cooccurrence(
    { ...selection, window: pastYear(lastDay(market, selection)) },
    { dimension: "skill", primary, support: minimums.skillPostings },
  );
  if (companions.primary < minimums.skillPostings) return insufficientData;
  const adjacent = companions.companions
    .filter(({ together, count }) => (together * companions.total) / (companions.primary * count) > leastLift)
    .map(({ value, together, count }) => ({
      id: value,
      relatedness: rounded(together / Math.sqrt(companions.primary * count), 6),
      together,
    }))
    .sort((one, other) => other.relatedness - one.relatedness || one.id - other.id);
  return figure(adjacent.slice(0, limit));
}
