import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { checkConformance } from "../../packages/market/src/conformance/checkConformance.ts";
import { syntheticMarket, syntheticWords } from "../../packages/market/src/conformance/syntheticMarket.ts";
import { createNaiveMarket } from "../../packages/market/src/index.ts";
import { readAnswer } from "../../packages/market/src/indexed/answers/readAnswer.ts";
import { answer, askingMarket } from "../../packages/market/src/indexed/askingMarket.ts";
import { buildIndex } from "../../packages/market/src/indexed/build/buildIndex.ts";
import { loadIndex } from "../../packages/market/src/indexed/format/LoadedIndex.ts";
import { IndexEngine } from "../../packages/market/src/indexed/verbs/IndexEngine.ts";
import { loadRecords } from "./loadRecords.ts";

test("a call that was stopped anywhere leaves nothing behind that the next one would count", async () => {
  const records = syntheticMarket(23, 2_000);
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await loadRecords(connection, records);
  const image = await buildIndex({ connection, snapshot: "stopped", asOf: records.asOf });
  connection.closeSync();
  instance.closeSync();

  let [left, calls, stopped] = [Number.POSITIVE_INFINITY, 0, 0];
  const engine = new IndexEngine(await loadIndex(image), () => {
    if (left-- <= 0) throw new Error("stopped");
  });
  const market = askingMarket(records.asOf, async (verb, args) => {
    left = calls++ % 7;
    try {
      answer(engine, verb, args);
    } catch (error) {
      if (!String(error).includes("stopped")) throw error;
      stopped++;
    }
    left = Number.POSITIVE_INFINITY;
    return readAnswer(verb, answer(engine, verb, args));
  });
  const reference = createNaiveMarket(records);
  await checkConformance({ reference, engine: market, words: syntheticWords, runs: 700, seed: 31 });
  expect(stopped).toBeGreaterThan(200);
}, 120_000);
