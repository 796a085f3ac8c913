import { expect, test } from "vitest";
import { checkConformance } from "../../packages/market/src/conformance/checkConformance.ts";
import { syntheticMarket, syntheticWords } from "../../packages/market/src/conformance/syntheticMarket.ts";
import {
  createNaiveMarket,
  type Market,
  type MarketRecords,
  type PostingRecord,
  type Selection,
} from "../../packages/market/src/index.ts";
import { indexedFromRecords } from "./indexedFromRecords.ts";

const usual = syntheticMarket(3, 120);
const first = usual.postings[0] as PostingRecord;

const changed = (change: (posting: PostingRecord, index: number) => PostingRecord): MarketRecords => ({
  ...usual,
  postings: usual.postings.map(change),
});

const shapes: Record<string, MarketRecords> = {
  "without talents": { ...usual, talents: [] },
  "without postings": { ...usual, postings: [] },
  "without anything": { ...usual, postings: [], talents: [], employers: [] },
  "whose employers are unknown": { ...usual, employers: [] },
  "of one day": changed((posting) => ({
    ...posting,
    firstSeen: usual.asOf,
    lastSeen: posting.lastSeen && usual.asOf,
  })),
  "in which all is tied": changed((posting) => ({ ...first, id: posting.id })),
  "in which some were last seen before they were first seen": changed((posting, index) =>
    index % 5 === 0
      ? { ...posting, firstSeen: posting.lastSeen ?? usual.asOf, lastSeen: posting.firstSeen }
      : posting,
  ),
  "with postings first seen after its last day": { ...usual, asOf: "2023-06-30" },
  "with ids near the largest that 32 bits hold": changed((posting, index) => ({
    ...posting,
    title: 4_000_000_000 + index * 7,
  })),
  "with one posting that stayed open for a century": {
    ...usual,
    postings: [{ ...first, firstSeen: "1925-01-01", lastSeen: undefined }, ...usual.postings.slice(1)],
  },
};

test.each(Object.entries(shapes))(
  "on a market %s the indexed engine answers random calls as plain loops do",
  async (_, records) => {
    const engine = await indexedFromRecords(records);
    const reference = createNaiveMarket(records);
    await checkConformance({ reference, engine, words: syntheticWords, runs: 400, seed: 19 });
    expect(await engine.count({ fact: "posting", filters: [] })).toBe(records.postings.length);
  },
);

test("a dimension of more values than two bytes tell apart is counted, ranked and paired by each", async () => {
  const postings = Array.from({ length: 70_000 }, (_, index) => ({
    ...first,
    id: index + 1,
    title: 1_000_000 + index,
    state: index % 3,
  }));
  const engine = await indexedFromRecords({ ...usual, postings, talents: [] });
  const everything = { fact: "posting", filters: [] } as const;
  const last = { dimension: "title", any: [1_069_999, 1_000_255, 1_065_536] } as const;
  expect(await engine.count({ ...everything, filters: [last] })).toBe(3);
  const [ranking] = await engine.countBy(everything, [{ dimension: "title", limit: 1, among: [1_069_999] }]);
  expect(ranking?.values).toEqual([{ value: 1_069_999, count: 1 }]);
  expect(await engine.concentration(everything, "title", 2)).toEqual({
    total: 70_000,
    distinct: 70_000,
    sumOfSquares: 70_000,
    top: [
      { value: 1_000_000, count: 1 },
      { value: 1_000_001, count: 1 },
    ],
  });
  const pairs = [...(await engine.countByPair(everything, "title", "state"))];
  expect(pairs.length).toBe(70_000);
  expect(pairs.at(-1)).toEqual({ first: 1_069_999, second: 69_999 % 3, count: 1 });
});

test("pairs of more places than a grid has are grouped, of all facts, verbs and kinds of dimensions", async () => {
  const spread = <Role extends { id: number }>(role: Role, index: number): Role => ({
    ...role,
    title: index,
    employer: 1 + (index % 2_500),
    skills: [index % 2_400, 5_000 + (index % 3)],
  });
  const { postings, talents, ...rest } = syntheticMarket(29, 2_600);
  const many = [...talents, ...talents.map((talent) => ({ ...talent, id: talent.id + 1_000_000 }))];
  const records = { ...rest, postings: postings.map(spread), talents: many.map(spread) };
  const engine = await indexedFromRecords(records);
  const reference = createNaiveMarket(records);
  const pairs = [
    { first: "title", second: "employer", support: 0 },
    { first: "employer", second: "skill", support: 2 },
    { first: "skill", second: "title", support: 1 },
  ] as const;
  for (const fact of ["posting", "talent"] as const) {
    const selection: Selection = { fact, filters: [{ dimension: "function", none: [1] }] };
    for (const { first, second, support } of pairs) {
      const verbs = (market: Market) => [
        market.countByPair(selection, first, second),
        market.durationsByPair(selection, { first, second, support }),
        market.concentrationByPair(selection, "credential", { first, second, support }),
        market.concentrationByPair(selection, "state", { first, second, support }),
      ];
      const [answers, expected] = [verbs(engine), verbs(reference)];
      for (const [at, answer] of answers.entries()) {
        expect([...(await answer)]).toEqual([...((await expected[at]) ?? [])]);
      }
    }
  }
});
