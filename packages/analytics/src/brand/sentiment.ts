import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import {
  type RatingCategory,
  type ReviewFigures,
  type ReviewRequest,
  type ReviewSource,
  ratingOfCategory,
} from "./ReviewSource.ts";
import {
  type LatestReview,
  latestReviews,
  meanRating,
  type RatingPoint,
  type Recommendation,
  ratingsOf,
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
  const byEmployer = await source.reviews(request);
  const rated = request.categories.map((category) => ({
    category,
    employers: request.employers.flatMap((id) => {
      const ratingOf = ratingIn(category);
      const reviews = (byEmployer.get(id) ?? []).filter((review) => ratingOf(review) !== null);
      return reviews.length < minimums.reviews ? [] : [{ id, reviews }];
    }),
  }));
  const lists = rated.flatMap(({ employers }) => employers.map(({ reviews }) => reviews));
  if (lists.length === 0) return insufficientData;
  const latestOf = await latestReviews(source, lists);
  return figure(
    rated.map(({ category, employers }) => ({
      category,
      employers: employers.map(({ id, reviews }) => ({
        ...employerSentiment(id, reviews, category, request),
        latest: latestOf(reviews),
      })),
    })),
  );
}

/** What an employer's reviews, all of which rate the category, say of it. */
function employerSentiment(
  id: number,
  rated: readonly ReviewFigures[],
  category: RatingCategory,
  { window }: ReviewRequest,
): EmployerSentiment {
  const ratings = ratingsOf(rated, ratingIn(category));
  const rating = meanRating(ratings) ?? 0;
  return {
    id,
    sentiment: sentimentOf(rating),
    positive: ratings.filter((each) => each >= sentimentBounds.favourable).length,
    rated: rated.length,
    rating,
    recommendation: recommendation(rated),
    trend: ratingTrend(rated, ratingIn(category), window),
  };
}

const ratingIn = (category: RatingCategory) => (review: ReviewFigures) => review[ratingOfCategory[category]];

function sentimentOf(rating: number): Sentiment {
  if (rating >= sentimentBounds.positive) return "positive";
  return rating <= sentimentBounds.negative ? "negative" : "neutral";
}
