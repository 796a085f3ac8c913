import { expect, test } from "vitest";
import { checkConformance } from "../../packages/market/src/conformance/checkConformance.ts";
import { syntheticMarket, syntheticWords } from "../../packages/market/src/conformance/syntheticMarket.ts";
import { testPromises } from "../../packages/market/src/conformance/testPromises.ts";
import { createNaiveMarket } from "../../packages/market/src/index.ts";
import { indexedFromRecords } from "./indexedFromRecords.ts";
import { openDuckDb } from "./openDuckDb.ts";

testPromises("the indexed engine", (records) => indexedFromRecords(records));
testPromises("the indexed engine with two workers", (records) => indexedFromRecords(records, 2));

test.each([
  [7, 400, 3_000],
  [11, 3_000, 1_000],
  [13, 1, 300],
])(
  "the indexed engine answers random calls as plain loops do (seed %i, %i postings)",
  async (seed, size, runs) => {
    const records = syntheticMarket(seed, size);
    const engine = await indexedFromRecords(records);
    const reference = createNaiveMarket(records);
    await checkConformance({ reference, engine, words: syntheticWords, runs, seed });
    await engine.close();
  },
);

test("a talent that weighs more than an index can hold is refused, not counted as less", async () => {
  const heaviest = { id: 1, weight: 4_294_967.295 };
  const of = (weight: number) =>
    indexedFromRecords({ ...syntheticMarket(7, 1), talents: [{ ...heaviest, weight }] });
  const market = await of(heaviest.weight);
  expect(await market.count({ fact: "talent", filters: [] })).toBe(heaviest.weight);
  await expect(of(4_294_967.296)).rejects.toThrow("A talent weighs 4294967.296");
});

test("the indexed engine answers random calls as the DuckDB engine does", async () => {
  const records = syntheticMarket(21, 20_000);
  const [engine, reference] = [await indexedFromRecords(records), await openDuckDb(records)];
  try {
    await checkConformance({ reference, engine, words: syntheticWords, runs: 300, seed: 5 });
  } finally {
    await engine.close();
    await reference.close();
  }
  expect(engine.asOf).toBe(records.asOf);
}, 60_000);
