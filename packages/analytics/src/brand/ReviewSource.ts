import type { Day, Window } from "@talent/market";

/** One review of an employer: ratings from 1 to 5, null where the reviewer left something out. */
export type ReviewRecord = {
  id: number;
  employer: number;
  posted: Day;
  title: string | null;
  location: string | null;
  employmentStatus: string | null;
  duration: string | null;
  recommend: boolean | null;
  outlook: "positive" | "neutral" | "negative" | null;
  ceo: "approve" | "no opinion" | "disapprove" | null;
  overall: number;
  workplace: number | null;
  people: number | null;
  rewards: number | null;
  growth: number | null;
  culture: number | null;
  summary: string | null;
  pro: string | null;
  con: string | null;
};

/** Whose reviews, posted in which days (all when absent). */
export type ReviewRequest = { employers: readonly number[]; window?: Window; limit?: number };

/** Where reviews are read, the latest first, ties by id descending. */
export interface ReviewSource {
  reviews(request: ReviewRequest): Promise<ReviewRecord[]>;
}

/** The rating of each employer-value-proposition category. */
export const ratingOfCategory = {
  155: "workplace",
  156: "people",
  157: "rewards",
  158: "growth",
  159: "culture",
} as const satisfies Record<number, keyof ReviewRecord>;

/** Id of an employer-value-proposition category. */
export type RatingCategory = keyof typeof ratingOfCategory;

/** All categories, by id. */
export const ratingCategories: readonly RatingCategory[] = [155, 156, 157, 158, 159];
