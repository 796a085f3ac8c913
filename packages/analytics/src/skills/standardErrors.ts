import { rounded } from "../rounded.ts";

/** So many of so many postings. */
export type Part = { count: number; total: number };

/** How many standard errors a skill's share must have moved, so that chance hardly makes it a growing or declining one; published in the guide. */
export const leastErrors = 3;

/**
 * How far a share rose (positive) or fell between two windows, in standard errors to six decimals, if both were samples
 * of the one share that they have together: the pooled two-proportion z statistic. 0 where that share is all or nothing.
 */
export function standardErrors(now: Part, before: Part): number {
  const share = (now.count + before.count) / (now.total + before.total);
  const variance = share * (1 - share) * (1 / now.total + 1 / before.total);
  if (!(variance > 0)) return 0;
  return rounded((now.count / now.total - before.count / before.total) / Math.sqrt(variance), 6);
}
