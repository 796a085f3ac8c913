import type { IndexImage } from "../format/IndexImage.ts";
import type { Verb } from "../verbs/verbs.ts";

/** A call of a verb, its arguments in order. */
export type Call = { verb: Verb; args: readonly unknown[] };

/** How many calls a worker is given at once: while it sends an answer, the next one is already there. */
export const callsInHand = 2;

/** What a worker is started with; `stopped` holds numbers of calls to stop, each at its number modulo the length. */
export type WorkerStart = { image: IndexImage; stopped: Int32Array };

/** What a worker is asked; numbers count up from 1 for each worker. */
export type Question = Call & { number: number };

/**
 * What a worker answers: numbers in a row for verbs that have a packing, else JSON, which costs the event loop less to
 * read than a structured clone; or why it cannot.
 */
export type Reply = { number: number } & (
  | { numbers: Float64Array }
  | { json: string }
  | { problem: string }
  | { stopped: true }
);
