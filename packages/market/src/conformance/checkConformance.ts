import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { Market } from "../Market.ts";
import { arbitraryCall, ask } from "./arbitraryCall.ts";
import { readVocabulary } from "./Vocabulary.ts";

/** What to compare: two engines on the same records, words that their texts hold, how many calls from which seed. */
export type Conformance = {
  reference: Market;
  engine: Market;
  words: readonly string[];
  runs: number;
  seed: number;
};

/**
 * Asks two engines the same random calls of all verbs and rejects at the first that they answer differently,
 * shrunk to the smallest such call, with both answers and the seed to see it again.
 */
export async function checkConformance({ reference, engine, words, runs, seed }: Conformance): Promise<void> {
  const vocabulary = await readVocabulary(reference, words);
  const property = fc.asyncProperty(arbitraryCall(vocabulary, reference.asOf), async (call) => {
    const [expected, answer] = await Promise.all([ask(reference, call), ask(engine, call)]);
    if (isDeepStrictEqual(answer, expected)) return;
    throw new Error(
      `Engines disagree.\nReference: ${JSON.stringify(expected)}\nEngine:    ${JSON.stringify(answer)}`,
    );
  });
  await fc.assert(property, { numRuns: runs, seed, includeErrorInReport: true });
}
