import {
  createNaiveMarket,
  type Market,
  type MarketRecords,
  type PostingRecord,
  type TalentRecord,
} from "@talent/market";

/** The as-of date of small markets. */
export const asOf = "2024-12-31";

/**
 * A market for tests, of the given postings and talents in plain loops: ids count from 1, postings were first seen
 * on 2024-06-01 and are still open, talents weigh 1, unless said otherwise.
 */
export function smallMarket(
  records: {
    postings?: readonly Partial<PostingRecord>[];
    talents?: readonly Partial<TalentRecord>[];
    employers?: MarketRecords["employers"];
  } = {},
): Market {
  const { postings = [], talents = [], employers = [] } = records;
  return createNaiveMarket({
    asOf,
    postings: postings.map((posting, index) => ({
      id: index + 1,
      source: 1,
      remote: 0,
      firstSeen: "2024-06-01",
      ...posting,
    })),
    talents: talents.map((talent, index) => ({ id: index + 1, weight: 1, ...talent })),
    employers,
  });
}

/** So many records alike. */
export function times<T>(count: number, record: T): T[] {
  return Array.from({ length: count }, () => record);
}
