import type { Numbers } from "../answers/NumbersWriter.ts";
import type { LoadedIndex } from "../format/LoadedIndex.ts";
import type { Verb } from "../verbs/verbs.ts";

/** A call of a verb, its arguments in order. */
export type Call = { verb: Verb; args: readonly unknown[] };

/** How many calls a worker is given whatever they take: while it sends an answer, the next one is already there. */
export const callsInHand = 2;

/** How many a worker is given at most; a power of two. */
export const mostInHand = 64;

/** Beyond `callsInHand` a worker is given calls as long as all it has in hand take no longer than this, in milliseconds. */
export const timeInHand = 0.25;

/** Calls that all together take no longer than this go to one worker, though others sleep, in milliseconds. */
export const timeTogether = 0.1;

/** How long a worker keeps an answer to show it with the next ones, in milliseconds. */
export const answersKept = 0.2;

/** What a worker is started with: `memory` of its CallSlots; `stopped` holds numbers of calls to stop, each at its slot. */
export type WorkerStart = { index: LoadedIndex; stopped: Int32Array; memory: SharedArrayBuffer };

/** What a worker says once, when it is ready for calls. */
export const ready = "ready";
export type Ready = typeof ready;

/**
 * What a worker answers in a message, and how many milliseconds it took: numbers for verbs whose answers may be long,
 * else JSON, which costs the event loop less to read than a structured clone; or why it cannot. What is short and JSON
 * comes in a slot; nothing in a message says that there is something in slots.
 */
export type Reply = { number: number; took: number } & Answered;

/** An answer. */
export type Answered = { numbers: Numbers } | { json: string } | { problem: string } | { stopped: true };
