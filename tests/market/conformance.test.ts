import { expect, test } from "vitest";
import { ask } from "../../packages/market/src/conformance/arbitraryCall.ts";
import { checkConformance } from "../../packages/market/src/conformance/checkConformance.ts";
import { syntheticMarket, syntheticWords } from "../../packages/market/src/conformance/syntheticMarket.ts";
import { createNaiveMarket } from "../../packages/market/src/index.ts";
import { openDuckDb } from "./openDuckDb.ts";

test("the DuckDB engine answers random calls as plain loops do", async () => {
  const records = syntheticMarket(7, 400);
  const engine = await openDuckDb(records);
  try {
    const reference = createNaiveMarket(records);
    await checkConformance({ reference, engine, words: syntheticWords, runs: 2_000, seed: 20_241 });
  } finally {
    await engine.close();
  }
}, 120_000);

test("an engine that is wrong by one record is found out", async () => {
  const records = syntheticMarket(7, 200);
  const reference = createNaiveMarket(records);
  const engine = createNaiveMarket({ ...records, postings: records.postings.slice(1) });
  const words = syntheticWords;
  await expect(checkConformance({ reference, engine, words, runs: 500, seed: 1 })).rejects.toThrow(
    "disagree",
  );
  expect(await ask(reference, { verb: "count", args: [{ fact: "posting", filters: [] }] })).toBe(200);
});
