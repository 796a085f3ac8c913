import type { Verb } from "../verbs/verbs.ts";
import { pairCounts, pairDurations, pairSpreads } from "./layouts.ts";
import type { Numbers } from "./NumbersWriter.ts";
import { PackedRows } from "./PackedRows.ts";

/**
 * Verbs whose answers may be long, with how they are read. They answer in numbers, in memory that changes hands: as JSON
 * the durations by pair took 2 ms a call to write and read, as long as counting them.
 */
const readers: Partial<Record<Verb, (numbers: Numbers) => unknown>> = {
  countByPair: (numbers) => new PackedRows(numbers, pairCounts),
  concentrationByPair: (numbers) => new PackedRows(numbers, pairSpreads),
  durationsByPair: (numbers) => new PackedRows(numbers, pairDurations),
  page: (numbers) => Array.from(numbers),
};

/** What a verb answered, as the algebra has it. */
export function readAnswer(verb: Verb, answered: unknown): unknown {
  return isNumbers(answered) ? readers[verb]?.(answered) : answered;
}

/** Whether an answer is one in numbers. */
export function isNumbers(answered: unknown): answered is Numbers {
  return answered instanceof Float64Array || answered instanceof Uint32Array;
}
