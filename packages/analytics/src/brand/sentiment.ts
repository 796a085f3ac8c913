import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import {
  type RatingCategory,
  type ReviewRecord,
  type ReviewRequest,
  type ReviewSource,
  ratingOfCategory,
} from "./ReviewSource.ts";
import {
  type LatestReview,
  latestReview,
  meanRating,
  type RatingPoint,
  type Recommendation,
  ratingTrend,
  recommendation,
} from "./reviewSummaries.ts";

/** A mean rating in a word, by `sentimentBounds`. */
export type Sentiment = "positive" | "neutral" | "negative";

/**
 * How an employer's reviewers feel about one category: how many of its reviews rate the category, how many of
 * those favourably (4 or 5), their mean to one decimal, and what they say.
 */
export type EmployerSentiment = {
  id: number;
  sentiment: Sentiment;
  positive: number;
  rated: number;
  rating: number;
  recommendation?: Recommendation;
  latest?: LatestReview;
  trend: RatingPoint[];
};

/** A category with its employers, in the order asked; employers that nobody rated in it are left out. */
export type CategorySentiment = { category: RatingCategory; employers: EmployerSentiment[] };

/** From which mean a sentiment is positive, up to which it is negative; and from which rating a review is favourable. */
export const sentimentBounds = { positive: 3.5, negative: 2.5, favourable: 4 };

/** How reviewers feel about employers, category by category, from their reviews in the window. */
export async function sentiment(
  source: ReviewSource,
  request: ReviewRequest & { categories: readonly RatingCategory[] },
): Promise<Figure<CategorySentiment[]>> {
  const byEmployer = Map.groupBy(await source.reviews(request), ({ employer }) => employer);
  const categories = request.categories.map((category) => ({
    category,
    employers: request.employers.flatMap(
      (id) => employerSentiment(id, byEmployer.get(id) ?? [], category, request) ?? [],
    ),
  }));
  return categories.every(({ employers }) => employers.length === 0) ? insufficientData : figure(categories);
}

function employerSentiment(
  id: number,
  reviews: readonly ReviewRecord[],
  category: RatingCategory,
  { window }: ReviewRequest,
): EmployerSentiment | undefined {
  const ratingOf = (review: ReviewRecord) => review[ratingOfCategory[category]];
  const rated = reviews.filter((review) => ratingOf(review) !== null);
  const ratings = rated.flatMap((review) => ratingOf(review) ?? []);
  const rating = meanRating(ratings);
  if (rating === undefined || rated.length < minimums.reviews) return undefined;
  return {
    id,
    sentiment: sentimentOf(rating),
    positive: ratings.filter((each) => each >= sentimentBounds.favourable).length,
    rated: rated.length,
    rating,
    recommendation: recommendation(rated),
    latest: latestReview(rated),
    trend: ratingTrend(rated, ratingOf, window),
  };
}

function sentimentOf(rating: number): Sentiment {
  if (rating >= sentimentBounds.positive) return "positive";
  return rating <= sentimentBounds.negative ? "negative" : "neutral";
}
