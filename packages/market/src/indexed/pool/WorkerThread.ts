import { Worker } from "node:worker_threads";
import type { IndexImage } from "../format/IndexImage.ts";
import type { WorkerStart } from "./messages.ts";
import { type Call, callsInHand, mostInHand, type Question, type Reply, timeInHand } from "./messages.ts";

/** A call with those who wait for its answer. */
export type Job = Call & { resolve: (answer: unknown) => void; reject: (reason: unknown) => void };

/** One thread of the pool: the calls it has in hand by their numbers, and how long they are expected to take. */
export class WorkerThread {
  readonly #worker: Worker;
  readonly #stopped = new Int32Array(new SharedArrayBuffer(4 * mostInHand));
  readonly #asked = new Map<number, { job: Job; expected: number }>();
  #toHand: Question[] = [];
  #expected = 0;
  #lastNumber = 0;

  /** Starts the thread; `online` resolves once it runs. */
  constructor(
    image: IndexImage,
    on: {
      replies: (thread: WorkerThread, replies: readonly Reply[]) => void;
      lost: (thread: WorkerThread, error: unknown) => void;
    },
  ) {
    const workerData: WorkerStart = { image, stopped: this.#stopped };
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
    this.#worker.on("message", (replies: readonly Reply[]) => on.replies(this, replies));
    this.#worker.on("error", (error) => on.lost(this, error));
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

  get isBusy(): boolean {
    return this.#asked.size > 0;
  }

  /** Whether it may be given one more call that is expected to take so long. */
  mayHave(expected: number): boolean {
    const { size } = this.#asked;
    return size < callsInHand || (size < mostInHand && this.#expected + expected <= timeInHand);
  }

  /** Gives it a call, which it hears of with the next `hand`. */
  give(job: Job, expected: number): void {
    this.#lastNumber = (this.#lastNumber % 0x7fff_fffe) + 1;
    const { verb, args } = job;
    this.#toHand.push({ number: this.#lastNumber, verb, args });
    this.#asked.set(this.#lastNumber, { job, expected });
    this.#expected += expected;
  }

  /** Hands over what it was given, in one message. */
  hand(): void {
    const questions = this.#toHand;
    if (questions.length === 0) return;
    this.#toHand = [];
    try {
      this.#worker.postMessage(questions);
    } catch {
      // One that cannot be sent shall not take the others with it.
      for (const question of questions) this.#handAlone(question);
    }
  }

  /** Takes the call of this number out of its hand. */
  take(number: number): Job | undefined {
    const asked = this.#asked.get(number);
    this.#asked.delete(number);
    this.#expected = this.#asked.size === 0 ? 0 : this.#expected - (asked?.expected ?? 0);
    return asked?.job;
  }

  /** Tells the thread to stop this call, if it has it. */
  stop(job: Job): void {
    for (const [number, asked] of this.#asked)
      if (asked.job === job) Atomics.store(this.#stopped, number % this.#stopped.length, number);
  }

  /** Rejects all it has in hand. */
  drop(error: unknown): void {
    for (const { job } of this.#asked.values()) job.reject(error);
    this.#asked.clear();
    this.#expected = 0;
  }

  /** Ends the thread. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #handAlone(question: Question): void {
    try {
      this.#worker.postMessage([question]);
    } catch (error) {
      this.take(question.number)?.reject(error);
    }
  }
}
