import type { Day, Window } from "@talent/market";
import { periods } from "../dates/periods.ts";
import { trendWindow } from "../dates/windows.ts";
import { rounded } from "../rounded.ts";
import type { ReviewFigures, ReviewSource, ReviewTexts } from "./ReviewSource.ts";

/** The mean of ratings, to one decimal; undefined over none. */
export function meanRating(ratings: readonly number[]): number | undefined {
  if (ratings.length === 0) return undefined;
  return rounded(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length, 1);
}

/** A rating of each review that gives it, in the order of the reviews. */
export function ratingsOf(
  reviews: readonly ReviewFigures[],
  rating: (review: ReviewFigures) => number | null,
): number[] {
  return reviews.map(rating).filter((value) => value !== null);
}

/** What reviewers said when asked whether they would recommend the employer, as shares (0 to 1) of those who said. */
export type Recommendation = { positive: number; negative: number };

/** Shares of reviewers who would and would not recommend the employer; undefined where nobody said. */
export function recommendation(reviews: readonly ReviewFigures[]): Recommendation | undefined {
  const shares = answerShares(reviews.map(({ recommend }) => recommend));
  return shares && { positive: shares.get(true) ?? 0, negative: shares.get(false) ?? 0 };
}

/** The share of each answer among those given; undefined where none was. */
export function answerShares<T>(answers: readonly (T | null)[]): Map<T, number> | undefined {
  const given = answers.filter((answer) => answer !== null);
  if (given.length === 0) return undefined;
  const counts = new Map<T, number>();
  for (const answer of given) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return new Map([...counts].map(([answer, count]) => [answer, count / given.length]));
}

/** The latest review's pros and cons; null where it gives none. */
export type LatestReview = { pros: string | null; cons: string | null };

/** Gives the latest review's pros and cons of each of these lists of reviews, sorted latest first; they are read together. */
export async function latestReviews(
  source: ReviewSource,
  lists: readonly (readonly ReviewFigures[])[],
): Promise<(reviews: readonly ReviewFigures[]) => LatestReview | undefined> {
  const texts = await source.reviewTexts(lists.flatMap(([latest]) => latest?.id ?? []));
  return ([latest]) => toLatest(latest && texts.get(latest.id));
}

function toLatest(latest: ReviewTexts | undefined): LatestReview | undefined {
  return latest && { pros: latest.pro, cons: latest.con };
}

/** Reviews of one quarter, named by its first day, with their mean rating; absent where there is none. */
export type RatingPoint = { period: Day; rating?: number; count: number };

/**
 * Mean of a rating by calendar quarter, every quarter in order from the start of the window (else the first review) to
 * its end, or of the last year of it when it is longer. Empty when no review of the window rates it. Reviews come sorted
 * latest first.
 */
export function ratingTrend(
  reviews: readonly ReviewFigures[],
  rating: (review: ReviewFigures) => number | null,
  window: Window | undefined,
): RatingPoint[] {
  const rated = reviews.filter((review) => rating(review) !== null);
  const [last, first] = [rated[0], rated.at(-1)];
  if (first === undefined || last === undefined) return [];
  const starts = periods(trendWindow(window ?? { from: first.posted, to: last.posted }), "quarterly");
  let end = rated.length;
  const until = (day: Day) => {
    const begun = end;
    while (end > 0 && (rated[end - 1] as ReviewFigures).posted < day) end--;
    return rated.slice(end, begun);
  };
  until(starts[0] as Day);
  return starts.map((period, index) => {
    const next = starts[index + 1];
    const own = next === undefined ? rated.slice(0, end) : until(next);
    return { period, rating: meanRating(ratingsOf(own, rating)), count: own.length };
  });
}
