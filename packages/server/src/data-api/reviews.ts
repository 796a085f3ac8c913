import { type LatestReview, type RatingPoint, type Recommendation, rounded } from "@talent/analytics";
import type { components } from "@talent/contract/data-api";

type Schemas = components["schemas"];

/** A share as a percentage to one decimal, halves up. */
export const sharePercent = (share: number): number => rounded(100 * share, 1);

/** Recommendation to a friend; nobody said is 0 and 0. */
export function toFriendRecommendation(said: Recommendation | undefined): Schemas["FriendRecommendation"] {
  return { positive: sharePercent(said?.positive ?? 0), negative: sharePercent(said?.negative ?? 0) };
}

/** The latest review's pros and cons; empty where it gives none. */
export function toLatestReview(latest: LatestReview | undefined): Schemas["LatestReview"] {
  return { pros: latest?.pros ?? "", cons: latest?.cons ?? "" };
}

/** A rating's quarters; a quarter without reviews has no rating. */
export const toPoint = ({ period, rating, count }: RatingPoint) => ({
  period,
  rating: rating ?? null,
  count,
});
