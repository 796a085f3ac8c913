import { DuckDBInstance } from "@duckdb/node-api";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitrarySelection } from "../../packages/market/src/conformance/arbitrarySelection.ts";
import { syntheticMarket, syntheticWords } from "../../packages/market/src/conformance/syntheticMarket.ts";
import { readVocabulary } from "../../packages/market/src/conformance/Vocabulary.ts";
import { createNaiveMarket, type Filter, type MarketRecords } from "../../packages/market/src/index.ts";
import type { Machine } from "../../packages/market/src/indexed/assembly/Machine.ts";
import { buildIndex } from "../../packages/market/src/indexed/build/buildIndex.ts";
import { loadIndex } from "../../packages/market/src/indexed/format/LoadedIndex.ts";
import { rangesDriver } from "../../packages/market/src/indexed/kernels/drivers.ts";
import { allRefinements, offers } from "../../packages/market/src/indexed/plan/choosePlan.ts";
import type { Plan } from "../../packages/market/src/indexed/plan/Plan.ts";
import { IndexEngine } from "../../packages/market/src/indexed/verbs/IndexEngine.ts";
import { loadRecords } from "./loadRecords.ts";
import { rareWord, withRareValues } from "./rareValues.ts";

async function openEngine(records: MarketRecords): Promise<IndexEngine> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await loadRecords(connection, records);
  const image = await buildIndex({ connection, snapshot: "one", asOf: records.asOf });
  connection.closeSync();
  instance.closeSync();
  return new IndexEngine(await loadIndex(image));
}

const rareWords = Array.from({ length: 8 }, (_, number) => rareWord(number));

test.each([
  ["common", syntheticMarket(17, 3_000), syntheticWords],
  ["rare", withRareValues(syntheticMarket(17, 3_000)), [...syntheticWords, ...rareWords]],
])(
  "on a market of %s values every source of candidates leads to the same rows, whichever the planner holds for cheapest",
  async (_, records, words) => {
    const engine = await openEngine(records);
    const naive = createNaiveMarket(records);
    const seen = new Set<number>();
    const selections = arbitrarySelection(await readVocabulary(naive, words), records.asOf);
    await fc.assert(
      fc.asyncProperty(selections, async (selection) => {
        const expected = await naive.page(selection, { after: 0, offset: 0, limit: 10_000 });
        engine.begin();
        const planning = engine.planning(selection.fact);
        const ids = (plan: Plan) =>
          collect(engine.machine, plan).map((row) => planning.table.id[row] as number);
        const found = offers(planning, selection);
        seen.add(found.length);
        if (found.length === 0) expect(expected).toEqual([]);
        for (const offer of found) {
          planning.masks.takeBack();
          expect(ids(offer.take()).sort((one, other) => one - other)).toEqual(expected);
        }
        planning.masks.takeBack();
        for (const candidates of [1, 1_000_000]) {
          const refinements = allRefinements(planning, selection, candidates);
          const rows = engine.machine.calls.words(planning.table.rows);
          rows.forEach((_, row) => {
            rows[row] = row;
          });
          const length = refinements.reduce((left, refine) => refine(rows, left), rows.length);
          expect(length).toBe(expected.length);
        }
      }),
      { seed: 4, numRuns: 400 },
    );
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4]);
  },
);

test("a call that plans a thousand times needs no more tables of what passes than one that plans once", async () => {
  const engine = await openEngine(syntheticMarket(17, 300));
  const filters: Filter[] = [
    { dimension: "title", any: [1, 2, 3] },
    { dimension: "function", none: [1] },
  ];
  const plan = () => engine.scan({ fact: "posting", filters }).each(() => {});
  plan();
  const held = engine.machine.counts.mark();
  for (let again = 0; again < 1_000; again++) plan();
  expect(engine.machine.counts.mark()).toBe(held);
});

function collect(machine: Machine, { certain, driver, refinements }: Plan): number[] {
  const block = machine.calls.words(64);
  const rows: number[] = [];
  const sure = rangesDriver(machine, certain);
  for (let length = sure(block); length > 0; length = sure(block)) rows.push(...block.subarray(0, length));
  for (let length = driver(block); length > 0; length = driver(block)) {
    for (const refine of refinements) length = refine(block, length);
    rows.push(...block.subarray(0, length));
  }
  return rows;
}
