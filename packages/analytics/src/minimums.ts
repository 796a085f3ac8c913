/** The fewest records each kind of figure may rest on; below it the answer is insufficient data. Published in the guide. */
export const minimums = {
  /** Postings behind a count, a ranking or a trend. */
  postings: 1,
  /** Weighted talents behind a supply. */
  supply: 1,
  /** Paid postings behind percentiles. */
  paidPostings: 30,
  /** Weighted talents behind a share by gender or ethnicity, in every cell that is shown. */
  diversityWeight: 50,
  /** Closed postings behind a typical duration. */
  closedPostings: 10,
  /** Employers behind a Herfindahl-Hirschman index. */
  employers: 5,
  /** Postings that carry a skill, for adjacency, growth and evolution. */
  skillPostings: 10,
  /** Postings of a market whose hiring difficulty is scored, and of each market it is compared with. */
  difficultyPostings: 10,
  /** Markets in a country's reference distribution; with fewer, occupations are compared across the country. */
  referenceMarkets: 10,
  /** Reviews behind a rating. */
  reviews: 1,
} as const;
