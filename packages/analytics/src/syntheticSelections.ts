import { createNaiveMarket } from "@talent/market";
import {
  arbitrarySelection,
  readVocabulary,
  syntheticMarket,
  syntheticWords,
} from "@talent/market/conformance";
import fc, { type Arbitrary } from "fast-check";
import type { DatedSelection } from "./DatedSelection.ts";
import { pastYear } from "./dates/windows.ts";

const records = syntheticMarket(11, 300);

/** A made-up market for property tests, in plain loops. */
export const synthetic = createNaiveMarket(records);

const vocabulary = await readVocabulary(synthetic, syntheticWords);

/** Any selection of the synthetic market's postings, with a window of its own or the past year. */
export const anyPostings: Arbitrary<DatedSelection> = arbitrarySelection(vocabulary, records.asOf).map(
  (selection) => ({ ...selection, fact: "posting", window: selection.window ?? pastYear(records.asOf) }),
);

/** Any value of a dimension that occurs in the synthetic market. */
export function anyValue(dimension: keyof typeof vocabulary.values): Arbitrary<number> {
  return fc.constantFrom(...vocabulary.values[dimension]);
}

/** Checks a law on random arguments, always from the same seed. */
export function law<T>(arbitrary: Arbitrary<T>, holds: (value: T) => Promise<void>): Promise<void> {
  return fc.assert(fc.asyncProperty(arbitrary, holds), { numRuns: 200, seed: 5, includeErrorInReport: true });
}
