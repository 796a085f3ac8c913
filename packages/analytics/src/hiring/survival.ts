import type { DurationCount } from "@talent/market";
import { rounded } from "../rounded.ts";

/** From this day on, the share of postings that are still open; ascending by day. */
export type SurvivalStep = { days: number; stillOpen: number };

/**
 * The Kaplan-Meier estimate of how long postings stay open: postings still open today are known only to last
 * longer than so far, and count as at risk until then. `durations` are ascending by days.
 */
export function survivalCurve(durations: readonly DurationCount[]): SurvivalStep[] {
  let atRisk = durations.reduce((total, { closed, open }) => total + closed + open, 0);
  let stillOpen = 1;
  return durations.map(({ days, closed, open }) => {
    stillOpen *= 1 - closed / atRisk;
    atRisk -= closed + open;
    return { days, stillOpen };
  });
}

/** The share still open after so many days; beyond the last observed day, what it was then. */
export function stillOpenAfter(curve: readonly SurvivalStep[], days: number): number {
  return curve.findLast((step) => step.days <= days)?.stillOpen ?? 1;
}

/**
 * The first day by whose end half of the postings are closed; undefined when the curve never falls so low. The curve is
 * a product: where it should be a half exactly it may lie a hair above.
 */
export function medianDays(curve: readonly SurvivalStep[]): number | undefined {
  return curve.find(({ stillOpen }) => rounded(stillOpen, 12) <= 0.5)?.days;
}
