import type { ReviewRecord, ReviewSource } from "./ReviewSource.ts";

/**
 * A source of the given reviews, in memory: ids count from 1, and what is left out is a review of employer 1 in mid-2024
 * with an overall rating of 3 that says nothing else.
 */
export function createReviewSource(reviews: readonly Partial<ReviewRecord>[]): ReviewSource {
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
  records.sort((one, other) => other.posted.localeCompare(one.posted) || other.id - one.id);
  return {
    reviews: async ({ employers, window, limit }) => {
      const asked = records.filter(
        ({ employer, posted }) =>
          employers.includes(employer) && (!window || (posted >= window.from && posted <= window.to)),
      );
      const byEmployer = Map.groupBy(asked, ({ employer }) => employer);
      return new Map([...byEmployer].map(([employer, own]) => [employer, own.slice(0, limit)]));
    },
    reviewTexts: async (ids) =>
      new Map(records.filter(({ id }) => ids.includes(id)).map((record) => [record.id, record])),
  };
}
