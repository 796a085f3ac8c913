import type { MarketRecords, PostingRecord } from "../../packages/market/src/index.ts";

/** A word that few postings of `withRareValues` have. */
export const rareWord = (number: number): string => `rare${number}`;

/**
 * The records with skills, credentials, cities and words that few of them have, in few places: their lists are kept as
 * lists where those of a synthetic market are bits, and reach into runs of many rows. The last third by id is of source 9.
 */
export function withRareValues({ postings, ...rest }: MarketRecords): MarketRecords {
  const last = postings.at(-1)?.id ?? 0;
  const rare = (posting: PostingRecord): PostingRecord => ({
    ...posting,
    state: 1,
    msa: 1,
    city: (posting.id * 3) % 401,
    source: posting.id > 0.7 * last ? 9 : 3,
    skills: [...new Set([(posting.id * 13) % 211, 500 + ((posting.id * 29) % 97), 1_000])],
    credentials: [(posting.id * 7) % 307],
    description: `${posting.description ?? ""} ${rareWord(posting.id % 89)} java ${rareWord((posting.id * 5) % 83)}`,
  });
  return { ...rest, postings: postings.map(rare) };
}
