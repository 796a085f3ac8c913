import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, type Call } from "../../packages/market/src/conformance/arbitraryCall.ts";
import { checkConformance } from "../../packages/market/src/conformance/checkConformance.ts";
import { syntheticMarket, syntheticWords } from "../../packages/market/src/conformance/syntheticMarket.ts";
import {
  type ClosableMarket,
  createNaiveMarket,
  type Dimension,
  type Market,
  type Selection,
} from "../../packages/market/src/index.ts";
import { indexedFromRecords } from "./indexedFromRecords.ts";
import { rareWord, withRareValues } from "./rareValues.ts";

/*
 * Enough rows, of which few carry a value, for the ways that small markets never take: a selection for each value of a
 * series or a ranking of pay, masks made from lists, pages whose walk is given up.
 */
const records = withRareValues(syntheticMarket(37, 36_000));
const reference: Market = createNaiveMarket(records);
let engine: ClosableMarket;
beforeAll(async () => {
  engine = await indexedFromRecords(records);
});
afterAll(() => engine.close());

const everything: Selection = { fact: "posting", filters: [] };
const window = { from: "2022-03-01", to: "2024-11-30" };
const starts = ["2022-03-01", "2022-07-01", "2023-01-01", "2023-01-02", "2024-06-01"];

async function agree(call: Call): Promise<void> {
  expect(await ask(engine, call)).toEqual(await ask(reference, call));
}

test.each<[Dimension, number[]]>([
  ["skill", [1_000, 13, 500, 13, 424_242]],
  ["city", [3, 0, 400]],
  ["country", [840, 826, 1]],
  ["remote", [0, 1, 2, 3]],
])("series of %s by value are the same a value at a time", async (dimension, values) => {
  for (const selection of [
    everything,
    { ...everything, window },
    { ...everything, window, basis: "open" as const },
  ]) {
    await agree({ verb: "seriesBy", args: [selection, { dimension, values, starts }] });
  }
});

test.each<[Dimension, number]>([
  ["skill", 4],
  ["credential", 9],
  ["city", 5],
  ["employer", 2],
  ["country", 2],
])("pays of %s by value are the same where lists find their rows", async (dimension, limit) => {
  const probabilities = [0.1, 0.5, 0.9];
  for (const selection of [everything, { ...everything, window, basis: "open" as const }]) {
    await agree({ verb: "quantilesBy", args: [selection, probabilities, { dimension, limit }] });
    const among = { dimension, among: [3, 13, 500, 840, 1_000] };
    await agree({ verb: "quantilesBy", args: [selection, probabilities, among] });
  }
});

test("a page whose rows stand late in the order of ids has the smallest of them", async () => {
  const late: Selection = { ...everything, filters: [{ dimension: "source", any: [9] }] };
  for (const request of [
    { after: 0, offset: 0, limit: 10 },
    { after: 0, offset: 25, limit: 5 },
    { after: 90_000, offset: 3, limit: 2_000 },
  ])
    await agree({ verb: "page", args: [late, request] });
});

test("random calls have the answers of plain loops", async () => {
  const words = [...syntheticWords, ...[1, 2, 3, 4].map(rareWord)];
  await checkConformance({ reference, engine, words, runs: 60, seed: 43 });
}, 120_000);
