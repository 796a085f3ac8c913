import type { Day, Window } from "@talent/market";
import { periods } from "../dates/periods.ts";
import { trendWindow } from "../dates/windows.ts";
import { rounded } from "../rounded.ts";
import type { ReviewRecord } from "./ReviewSource.ts";

/** The mean of ratings, to one decimal; undefined over none. */
export function meanRating(ratings: readonly number[]): number | undefined {
  if (ratings.length === 0) return undefined;
  return rounded(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length, 1);
}

/** What reviewers said when asked whether they would recommend the employer, as shares (0 to 1) of those who said. */
export type Recommendation = { positive: number; negative: number };

/** Shares of reviewers who would and would not recommend the employer; undefined where nobody said. */
export function recommendation(reviews: readonly ReviewRecord[]): Recommendation | undefined {
  const shares = answerShares(reviews.map(({ recommend }) => recommend));
  return shares && { positive: shares.get(true) ?? 0, negative: shares.get(false) ?? 0 };
}

/** The share of each answer among those given; undefined where none was. */
export function answerShares<T>(answers: readonly (T | null)[]): Map<T, number> | undefined {
  const given = answers.filter((answer): answer is T => answer !== null);
  if (given.length === 0) return undefined;
  const shares = new Map<T, number>();
  for (const [answer, same] of Map.groupBy(given, (each) => each))
    shares.set(answer, same.length / given.length);
  return shares;
}

/** The latest review's pros and cons; null where it gives none. */
export type LatestReview = { pros: string | null; cons: string | null };

/** Pros and cons of the first of reviews sorted latest first. */
export function latestReview([latest]: readonly ReviewRecord[]): LatestReview | undefined {
  return latest && { pros: latest.pro, cons: latest.con };
}

/** Reviews of one quarter, named by its first day, with their mean rating; absent where there is none. */
export type RatingPoint = { period: Day; rating?: number; count: number };

/**
 * Mean of a rating by calendar quarter, every quarter in order from the start of the window (else the first review) to
 * its end, or of the last year of it when it is longer. Empty when no review of the window rates it.
 */
export function ratingTrend(
  reviews: readonly ReviewRecord[],
  rating: (review: ReviewRecord) => number | null,
  window: Window | undefined,
): RatingPoint[] {
  const rated = reviews.flatMap((review) => {
    const value = rating(review);
    return value === null ? [] : [{ posted: review.posted, value }];
  });
  const days = rated.map(({ posted }) => posted).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const starts = periods(trendWindow(window ?? { from: first, to: last }), "quarterly");
  return starts.map((period, index) => {
    const next = starts[index + 1];
    const own = rated.filter(({ posted }) => posted >= period && (next === undefined || posted < next));
    return { period, rating: meanRating(own.map(({ value }) => value)), count: own.length };
  });
}
