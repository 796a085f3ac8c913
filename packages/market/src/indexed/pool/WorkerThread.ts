import { Worker } from "node:worker_threads";
import type { LoadedIndex } from "../format/LoadedIndex.ts";
import { CallSlots, numberAfter, slotOf } from "./CallSlots.ts";
import type { Call, Ready, Reply, WorkerStart } from "./messages.ts";
import { callsInHand, mostInHand, ready, timeInHand } from "./messages.ts";

/** A call with those who wait for its answer. */
export type Job = Call & { resolve: (answer: unknown) => void; reject: (reason: unknown) => void };

type Asked = { number: number; job: Job; expected: number };

/** One thread of the pool: the calls it has in hand by their numbers, and how long they are expected to take. */
export class WorkerThread {
  readonly #worker: Worker;
  readonly #slots = new CallSlots();
  readonly #stopped = new Int32Array(new SharedArrayBuffer(4 * mostInHand));
  /** What it has in hand, each call in its slot. */
  readonly #asked: (Asked | undefined)[] = new Array(mostInHand).fill(undefined);
  #inHand = 0;
  #hasRun = false;
  #isEnded = false;
  readonly #onReply: (thread: WorkerThread, reply: Reply) => void;
  #expected = 0;
  #lastNumber = 0;
  #lastHanded = 0;
  #lastSeen = 0;

  /** Starts the thread; `online` resolves once it runs. */
  constructor(
    index: LoadedIndex,
    on: {
      reply: (thread: WorkerThread, reply: Reply) => void;
      /** Something was answered; what is in slots is told by `look`. */
      answered: (thread: WorkerThread) => void;
      lost: (thread: WorkerThread, error: unknown) => void;
    },
  ) {
    // The number of a call that has another slot stops nothing.
    this.#stopped.forEach((_, slot, stopped) => {
      stopped[slot] = slot + 1;
    });
    const workerData: WorkerStart = { index, stopped: this.#stopped, memory: this.#slots.memory };
    this.#onReply = on.reply;
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
    this.#worker.on("message", (reply: Reply | Ready | undefined) => {
      if (reply === ready) this.#hasRun = true;
      else if (reply) on.reply(this, reply);
      else this.#slots.looking();
      on.answered(this);
    });
    let reason: unknown;
    this.#worker.on("error", (error) => {
      reason = error;
    });
    this.#worker.on("exit", (code) => {
      if (!this.#isEnded) on.lost(this, reason ?? new Error(`A thread of the index ended with ${code}.`));
    });
  }

  /** Resolves once the thread runs, rejects when it cannot. */
  online(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#worker.once("online", resolve);
      this.#worker.once("error", reject);
    });
  }

  /** How many milliseconds all it has in hand is expected to take. */
  get expected(): number {
    return this.#expected;
  }

  /** Whether it has ever been ready for calls. */
  get hasRun(): boolean {
    return this.#hasRun;
  }

  get isBusy(): boolean {
    return this.#inHand > 0;
  }

  /** Whether it may be given one more call that is expected to take so long. */
  mayHave(expected: number): boolean {
    const next = numberAfter(this.#lastNumber);
    // An answer that comes in a message may be later than those of the slots after it.
    const isSlotFree = ((next - this.#lastSeen) | 0) <= mostInHand && !this.#asked[slotOf(next)];
    return (this.#inHand < callsInHand || this.#expected + expected <= timeInHand) && isSlotFree;
  }

  /** Gives it a call, which it hears of with the next `hand`. */
  give(job: Job, expected: number): void {
    const number = numberAfter(this.#lastNumber);
    const question = { verb: job.verb, args: job.args } satisfies Call;
    if (!this.#slots.put(number, plainText(question))) {
      try {
        this.#worker.postMessage(question);
      } catch (error) {
        job.reject(error);
        return;
      }
    }
    this.#lastNumber = number;
    this.#asked[slotOf(number)] = { number, job, expected };
    this.#inHand += 1;
    this.#expected += expected;
  }

  /** Hands over what it was given, all together. */
  hand(): void {
    if (this.#lastHanded === this.#lastNumber) return;
    this.#lastHanded = this.#lastNumber;
    this.#slots.ask(this.#lastNumber);
  }

  /** Tells of the answers that have come into slots since it looked last. */
  look(): void {
    const { answered } = this.#slots;
    while (this.#lastSeen !== answered) {
      const number = numberAfter(this.#lastSeen);
      const json = this.#slots.read(number);
      const took = this.#slots.took(number);
      this.#lastSeen = number;
      if (json !== undefined) this.#onReply(this, { number, took, json });
    }
  }

  /** Takes the call of this number out of its hand. */
  take(number: number): Job | undefined {
    const asked = this.#asked[slotOf(number)];
    if (asked?.number !== number) return undefined;
    this.#asked[slotOf(number)] = undefined;
    this.#inHand -= 1;
    this.#expected = this.#inHand === 0 ? 0 : this.#expected - asked.expected;
    return asked.job;
  }

  /** Tells the thread to stop this call, if it has it. */
  stop(job: Job): void {
    for (const asked of this.#asked)
      if (asked?.job === job) Atomics.store(this.#stopped, slotOf(asked.number), asked.number);
  }

  /** Rejects all it has in hand. */
  drop(error: unknown): void {
    for (const asked of this.#asked) asked?.job.reject(error);
    this.#asked.fill(undefined);
    this.#inHand = 0;
    this.#expected = 0;
  }

  /** Ends the thread. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#worker.terminate();
  }
}

/** A question as JSON; undefined when that may not say all of it, as it has no word for Infinity, NaN or undefined in a list. */
function plainText(question: Call): string | undefined {
  try {
    const text = JSON.stringify(question);
    return text.includes("null") ? undefined : text;
  } catch {
    return undefined;
  }
}
