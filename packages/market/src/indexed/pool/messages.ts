import type { IndexImage } from "../format/IndexImage.ts";
import type { Verb } from "../verbs/verbs.ts";

/** A call of a verb, its arguments in order. */
export type Call = { verb: Verb; args: readonly unknown[] };

/** What a worker is started with; `stopped` holds the number of the call to stop. */
export type WorkerStart = { image: IndexImage; stopped: Int32Array };

/** What a worker is asked; numbers count up from 1. */
export type Question = Call & { number: number };

/** What a worker answers: JSON, which costs the event loop less to read than a structured clone, or why it cannot. */
export type Reply = { number: number } & ({ json: string } | { problem: string } | { stopped: true });
