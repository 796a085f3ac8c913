import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import {
  type RatingCategory,
  type ReviewRecord,
  type ReviewRequest,
  type ReviewSource,
  ratingCategories,
  ratingOfCategory,
} from "./ReviewSource.ts";
import {
  answerShares,
  type LatestReview,
  latestReview,
  meanRating,
  type RatingPoint,
  type Recommendation,
  ratingTrend,
  recommendation,
} from "./reviewSummaries.ts";

/** The mean rating of one category over the reviews that give one; absent when none does. */
export type CategoryRating = { category: RatingCategory; count: number; rating?: number };

/** An employer as its reviewers see it: means to one decimal, shares 0 to 1 of those who answered. */
export type EmployerRating = {
  id: number;
  reviews: number;
  rating: number;
  categories: CategoryRating[];
  recommendation?: Recommendation;
  ceo?: { approve: number; noOpinion: number; disapprove: number };
  outlook?: { positive: number; neutral: number; negative: number };
  latest?: LatestReview;
  trend: RatingPoint[];
};

/** Ratings of employers from their reviews in the window, in the order asked; employers without reviews are left out. */
export async function overallRating(
  source: ReviewSource,
  request: ReviewRequest,
): Promise<Figure<EmployerRating[]>> {
  const byEmployer = Map.groupBy(await source.reviews(request), ({ employer }) => employer);
  const ratings = request.employers.flatMap((id) => {
    const reviews = byEmployer.get(id) ?? [];
    return reviews.length < minimums.reviews ? [] : [employerRating(id, reviews, request)];
  });
  return ratings.length === 0 ? insufficientData : figure(ratings);
}

function employerRating(
  id: number,
  reviews: readonly ReviewRecord[],
  { window }: ReviewRequest,
): EmployerRating {
  const ceo = answerShares(reviews.map((review) => review.ceo));
  const outlook = answerShares(reviews.map((review) => review.outlook));
  return {
    id,
    reviews: reviews.length,
    rating: meanRating(reviews.map(({ overall }) => overall)) ?? 0,
    categories: ratingCategories.map((category) => {
      const ratings = reviews.flatMap((review) => review[ratingOfCategory[category]] ?? []);
      return { category, count: ratings.length, rating: meanRating(ratings) };
    }),
    recommendation: recommendation(reviews),
    ceo: ceo && {
      approve: ceo.get("approve") ?? 0,
      noOpinion: ceo.get("no opinion") ?? 0,
      disapprove: ceo.get("disapprove") ?? 0,
    },
    outlook: outlook && {
      positive: outlook.get("positive") ?? 0,
      neutral: outlook.get("neutral") ?? 0,
      negative: outlook.get("negative") ?? 0,
    },
    latest: latestReview(reviews),
    trend: ratingTrend(reviews, ({ overall }) => overall, window),
  };
}
