import type { ReviewRecord, ReviewSource } from "./ReviewSource.ts";

/** Reviews for tests: ids count from 1, everything left out is unknown, the overall rating 3. */
export function smallReviews(reviews: readonly Partial<ReviewRecord>[]): ReviewSource {
  const records = reviews.map(
    (review, index): ReviewRecord => ({
      id: index + 1,
      employer: 1,
      posted: "2024-06-01",
      title: null,
      location: null,
      employmentStatus: null,
      duration: null,
      recommend: null,
      outlook: null,
      ceo: null,
      overall: 3,
      workplace: null,
      people: null,
      rewards: null,
      growth: null,
      culture: null,
      summary: null,
      pro: null,
      con: null,
      ...review,
    }),
  );
  return {
    reviews: async ({ employers, window }) =>
      records
        .filter(
          ({ employer, posted }) =>
            employers.includes(employer) && (!window || (posted >= window.from && posted <= window.to)),
        )
        .sort((one, other) =>
          one.posted < other.posted ? 1 : one.posted > other.posted ? -1 : other.id - one.id,
        ),
  };
}
