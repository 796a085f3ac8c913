import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import {
  type RatingCategory,
  type ReviewFigures,
  type ReviewRequest,
  type ReviewSource,
  ratingCategories,
  ratingOfCategory,
} from "./ReviewSource.ts";
import {
  answerShares,
  type LatestReview,
  latestReviews,
  meanRating,
  type RatingPoint,
  type Recommendation,
  ratingsOf,
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
  const byEmployer = await source.reviews(request);
  const rated = request.employers.flatMap((id) => {
    const reviews = byEmployer.get(id) ?? [];
    return reviews.length < minimums.reviews ? [] : [{ id, reviews }];
  });
  if (rated.length === 0) return insufficientData;
  const latestOf = await latestReviews(
    source,
    rated.map(({ reviews }) => reviews),
  );
  return figure(
    rated.map(({ id, reviews }) => ({
      ...employerRating(id, reviews, request),
      latest: latestOf(reviews),
    })),
  );
}

function employerRating(
  id: number,
  reviews: readonly ReviewFigures[],
  { window }: ReviewRequest,
): EmployerRating {
  const ceo = answerShares(reviews.map((review) => review.ceo));
  const outlook = answerShares(reviews.map((review) => review.outlook));
  return {
    id,
    reviews: reviews.length,
    rating: meanRating(reviews.map(({ overall }) => overall)) ?? 0,
    categories: ratingCategories.map((category) => {
      const ratings = ratingsOf(reviews, (review) => review[ratingOfCategory[category]]);
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
    trend: ratingTrend(reviews, ({ overall }) => overall, window),
  };
}
