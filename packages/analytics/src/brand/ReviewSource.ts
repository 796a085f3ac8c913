import type { Day, Window } from "@talent/market";

/** What figures are made of in a review of an employer: ratings from 1 to 5; null where the reviewer left something out. */
export type ReviewFigures = {
  id: number;
  employer: number;
  posted: Day;
  recommend: boolean | null;
  outlook: "positive" | "neutral" | "negative" | null;
  ceo: "approve" | "no opinion" | "disapprove" | null;
  overall: number;
  workplace: number | null;
  people: number | null;
  rewards: number | null;
  growth: number | null;
  culture: number | null;
};

/** The words of a review, by its id; null where the reviewer left something out. */
export type ReviewTexts = {
  id: number;
  title: string | null;
  location: string | null;
  employmentStatus: string | null;
  duration: string | null;
  summary: string | null;
  pro: string | null;
  con: string | null;
};

/** A review as its reader sees it. */
export type ReviewRecord = ReviewFigures & ReviewTexts;

/** Whose reviews, posted in which days (all when absent), at most how many of each employer. */
export type ReviewRequest = { employers: readonly number[]; window?: Window; limit?: number };

/** Where reviews are read: figures are made of many, words are shown of few. */
export interface ReviewSource {
  /** Reviews by employer, the latest first, ties by id descending. Employers without any are left out. */
  reviews(request: ReviewRequest): Promise<ReadonlyMap<number, readonly ReviewFigures[]>>;

  /** Words of reviews by their ids, in no order; unknown ids are left out. */
  reviewTexts(ids: readonly number[]): Promise<ReadonlyMap<number, ReviewTexts>>;
}

/** The rating of each employer-value-proposition category. */
export const ratingOfCategory = {
  155: "workplace",
  156: "people",
  157: "rewards",
  158: "growth",
  159: "culture",
} as const satisfies Record<number, keyof ReviewFigures>;

/** Id of an employer-value-proposition category. */
export type RatingCategory = keyof typeof ratingOfCategory;

/** All categories, by id. */
export const ratingCategories: readonly RatingCategory[] = [155, 156, 157, 158, 159];
