import { availableParallelism } from "node:os";
import { readAnswer } from "../answers/readAnswer.ts";
import type { LoadedIndex } from "../format/LoadedIndex.ts";
import { Expectations } from "./Expectations.ts";
import { JobsBySignal, remove } from "./JobsBySignal.ts";
import { type Call, type Reply, timeTogether } from "./messages.ts";
import { type Job, WorkerThread } from "./WorkerThread.ts";

/**
 * Threads that answer on one index in shared memory; calls beyond them wait their turn, first come, first served. What
 * is asked in one turn of the event loop is handed over at its end, to each thread together: waking a sleeping thread cost
 * the event loop as much as anything else it did for a short call.
 */
export class WorkerPool {
  readonly #threads: WorkerThread[] = [];
  readonly #waiting: Job[] = [];
  readonly #expectations = new Expectations();
  readonly #leaving = new JobsBySignal((job, reason) => {
    this.#stop(job);
    job.reject(reason);
  });
  /** Threads that are being started. */
  readonly #coming = new Set<Promise<void>>();
  /** What threads are started with, as long as any may be. */
  #index: LoadedIndex | undefined;
  #isDispatching = false;
  #closed = false;
  #closing: Promise<void> | undefined;
  #drained: (() => void) | undefined;

  private constructor(index: LoadedIndex) {
    this.#index = index;
  }

  /** Starts the threads and waits until they run; rejects when one cannot, and ends the others. */
  static async open(index: LoadedIndex, threads = availableParallelism()): Promise<WorkerPool> {
    const pool = new WorkerPool(index);
    const started = await Promise.allSettled(Array.from({ length: threads }, () => pool.#start(index)));
    const failed = started.find(({ status }) => status === "rejected");
    if (failed?.status !== "rejected") return pool;
    await pool.close();
    throw failed.reason;
  }

  /** The answer to a call; rejects with the signal's reason once it is aborted, and the kernel stops soon after. */
  ask(call: Call, signal?: AbortSignal): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error("This market is closed."));
    return new Promise((resolve, reject) => {
      const asked = signal && this.#leaving.of(signal);
      const job: Job = {
        verb: call.verb,
        args: call.args,
        resolve: (answer) => {
          if (asked) remove(asked, job);
          resolve(answer);
        },
        reject: (reason) => {
          if (asked) remove(asked, job);
          reject(reason);
        },
      };
      asked?.push(job);
      this.#waiting.push(job);
      this.#dispatchSoon();
    });
  }

  /** Refuses new calls, lets the running and waiting ones end, then ends the threads. Closing twice is harmless. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#closed = true;
    if (this.#isBusy())
      await new Promise<void>((resolve) => {
        this.#drained = resolve;
      });
    this.#index = undefined;
    await Promise.allSettled(this.#coming);
    await Promise.all(this.#threads.splice(0).map((thread) => thread.end()));
  }

  #start(index: LoadedIndex): Promise<void> {
    const coming = this.#startOne(index).finally(() => this.#coming.delete(coming));
    this.#coming.add(coming);
    return coming;
  }

  async #startOne(index: LoadedIndex): Promise<void> {
    const thread = new WorkerThread(index, {
      reply: (from, reply) => this.#finish(from, reply),
      answered: (from) => {
        from.look();
        this.#dispatchSoon();
        this.#settle();
      },
      lost: (which, error) => this.#lose(which, error),
    });
    await thread.online();
    this.#threads.push(thread);
    this.#dispatchSoon();
  }

  #dispatchSoon(): void {
    if (this.#isDispatching || this.#waiting.length === 0) return;
    this.#isDispatching = true;
    setImmediate(() => {
      this.#isDispatching = false;
      this.#dispatch();
    });
  }

  #dispatch(): void {
    for (const thread of this.#threads) thread.look();
    for (let job = this.#waiting[0]; job; job = this.#waiting[0]) {
      const expected = this.#expectations.of(job.verb);
      const thread = this.#threadFor(expected);
      if (!thread) break;
      this.#waiting.shift();
      thread.give(job, expected);
    }
    for (const thread of this.#threads) thread.hand();
    this.#settle();
  }

  /**
   * The thread that may have one more call that is expected to take so long: one that is awake and soon done with all it
   * has, so that quick calls need one waking together, or else the one whose calls in hand end first.
   */
  #threadFor(expected: number): WorkerThread | undefined {
    let found: WorkerThread | undefined;
    for (const thread of this.#threads) {
      if (!thread.mayHave(expected)) continue;
      if (thread.isBusy && thread.expected + expected <= timeTogether) return thread;
      if (!found || thread.expected < found.expected) found = thread;
    }
    return found;
  }

  #finish(thread: WorkerThread, reply: Reply): void {
    const job = thread.take(reply.number);
    if (!job) return;
    if (!("stopped" in reply)) this.#expectations.learn(job.verb, reply.took);
    if ("numbers" in reply) job.resolve(readAnswer(job.verb, reply.numbers));
    else if ("json" in reply) job.resolve(JSON.parse(reply.json));
    else if ("problem" in reply) job.reject(new Error(`The index failed: ${reply.problem}`));
  }

  /** A thread that broke takes its calls with it; the others serve on, and another comes in its place unless it never ran. */
  #lose(thread: WorkerThread, error: unknown): void {
    thread.look();
    thread.drop(error);
    const at = this.#threads.indexOf(thread);
    if (at >= 0) this.#threads.splice(at, 1);
    const isMissed = !this.#closed || this.#waiting.length > 0;
    if (thread.hasRun && isMissed && this.#index)
      this.#start(this.#index).catch((reason: unknown) => this.#giveUp(reason));
    this.#giveUp(error);
    this.#dispatchSoon();
    this.#settle();
  }

  /** Refuses all calls where no thread is left to answer them, nor one to come. */
  #giveUp(error: unknown): void {
    if (this.#threads.length > 0 || this.#coming.size > 0) return;
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(error);
    this.#settle();
  }

  #stop(job: Job): void {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
    for (const thread of this.#threads) thread.stop(job);
    this.#settle();
  }

  #isBusy(): boolean {
    return this.#waiting.length > 0 || this.#threads.some((thread) => thread.isBusy);
  }

  #settle(): void {
    if (this.#closed && !this.#isBusy()) this.#drained?.();
  }
}
