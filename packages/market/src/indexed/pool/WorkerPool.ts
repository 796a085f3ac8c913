import { availableParallelism } from "node:os";
import { readAnswer } from "../answers/readAnswer.ts";
import type { LoadedIndex } from "../format/LoadedIndex.ts";
import { Expectations } from "./Expectations.ts";
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
  readonly #leaving = new WeakMap<AbortSignal, Job[]>();
  #isDispatching = false;
  #closed = false;
  #closing: Promise<void> | undefined;
  #drained: (() => void) | undefined;

  /** Starts the threads and waits until they run. */
  static async open(index: LoadedIndex, threads = availableParallelism()): Promise<WorkerPool> {
    const pool = new WorkerPool();
    await Promise.all(Array.from({ length: threads }, () => pool.#start(index)));
    return pool;
  }

  /** The answer to a call; rejects with the signal's reason once it is aborted, and the kernel stops soon after. */
  ask(call: Call, signal?: AbortSignal): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error("This market is closed."));
    return new Promise((resolve, reject) => {
      const asked = signal && this.#askedWith(signal);
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

  /** The calls that leave when this signal is aborted: it is listened to once, though it may serve many calls. */
  #askedWith(signal: AbortSignal): Job[] {
    const known = this.#leaving.get(signal);
    if (known) return known;
    const jobs: Job[] = [];
    this.#leaving.set(signal, jobs);
    const leave = () => {
      for (const job of [...jobs]) {
        this.#stop(job);
        job.reject(signal.reason);
      }
    };
    signal.addEventListener("abort", leave, { once: true });
    return jobs;
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
    await Promise.all(this.#threads.splice(0).map((thread) => thread.end()));
  }

  async #start(index: LoadedIndex): Promise<void> {
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

  /** A thread that broke takes its calls with it; the others serve on. */
  #lose(thread: WorkerThread, error: unknown): void {
    thread.drop(error);
    const at = this.#threads.indexOf(thread);
    if (at >= 0) this.#threads.splice(at, 1);
    if (this.#threads.length === 0) {
      this.#closed = true;
      for (const job of this.#waiting.splice(0)) job.reject(error);
    }
    this.#dispatchSoon();
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

function remove(jobs: Job[], job: Job): void {
  const at = jobs.indexOf(job);
  if (at >= 0) jobs.splice(at, 1);
}
