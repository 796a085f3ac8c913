import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { IndexImage } from "../format/IndexImage.ts";
import { type Call, callsInHand, type Question, type Reply, type WorkerStart } from "./messages.ts";
import { packings } from "./packings.ts";

type Job = Call & {
  resolve: (answer: unknown) => void;
  reject: (reason: unknown) => void;
};

/** A thread with the calls it has in hand by their numbers. */
type Thread = { worker: Worker; stopped: Int32Array; asked: Map<number, Job>; lastNumber: number };

/** Threads that answer on one index in shared memory; calls beyond them wait their turn, first come, first served. */
export class WorkerPool {
  readonly #threads: Thread[] = [];
  readonly #waiting: Job[] = [];
  #closed = false;
  #drained: (() => void) | undefined;

  /** Starts the threads and waits until they run. */
  static async open(image: IndexImage, threads = availableParallelism()): Promise<WorkerPool> {
    const pool = new WorkerPool();
    await Promise.all(Array.from({ length: threads }, () => pool.#start(image)));
    return pool;
  }

  /** The answer to a call; rejects with the signal's reason once it is aborted, and the kernel stops soon after. */
  ask(call: Call, signal?: AbortSignal): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error("This market is closed."));
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#stop(job);
        reject(signal?.reason);
      };
      const settle =
        <T>(end: (value: T) => void) =>
        (value: T) => {
          signal?.removeEventListener("abort", leave);
          end(value);
        };
      const job: Job = { ...call, resolve: settle(resolve), reject: settle(reject) };
      signal?.addEventListener("abort", leave, { once: true });
      this.#waiting.push(job);
      this.#dispatch();
    });
  }

  /** Refuses new calls, lets the running and waiting ones end, then ends the threads. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#busy())
      await new Promise<void>((resolve) => {
        this.#drained = resolve;
      });
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()));
  }

  async #start(image: IndexImage): Promise<void> {
    const stopped = new Int32Array(new SharedArrayBuffer(4 * callsInHand));
    const workerData: WorkerStart = { image, stopped };
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
    const thread: Thread = { worker, stopped, asked: new Map(), lastNumber: 0 };
    worker.on("message", (reply: Reply) => this.#finish(thread, reply));
    worker.on("error", (error) => this.#lose(thread, error));
    await new Promise<void>((resolve, reject) => {
      worker.once("online", resolve);
      worker.once("error", reject);
    });
    this.#threads.push(thread);
  }

  #dispatch(): void {
    for (;;) {
      const thread = this.#leastBusy();
      const job = thread && this.#waiting.shift();
      if (!job) return;
      thread.lastNumber = (thread.lastNumber % 0x7fff_fffe) + 1;
      const { verb, args } = job;
      const question: Question = { number: thread.lastNumber, verb, args };
      thread.asked.set(question.number, job);
      try {
        thread.worker.postMessage(question);
      } catch (error) {
        thread.asked.delete(question.number);
        job.reject(error);
      }
    }
  }

  /** The thread with fewest calls in hand, if any may have one more. */
  #leastBusy(): Thread | undefined {
    let found: Thread | undefined;
    for (const thread of this.#threads) {
      if (thread.asked.size < (found?.asked.size ?? callsInHand)) found = thread;
    }
    return found;
  }

  #finish(thread: Thread, reply: Reply): void {
    const job = thread.asked.get(reply.number);
    thread.asked.delete(reply.number);
    this.#dispatch();
    if ("numbers" in reply) job?.resolve(packings[job.verb]?.unpack(reply.numbers));
    else if ("json" in reply) job?.resolve(JSON.parse(reply.json));
    else if ("problem" in reply) job?.reject(new Error(`The index failed: ${reply.problem}`));
    this.#settle();
  }

  /** A thread that broke takes its calls with it; the others serve on. */
  #lose(thread: Thread, error: unknown): void {
    for (const job of thread.asked.values()) job.reject(error);
    thread.asked.clear();
    const at = this.#threads.indexOf(thread);
    if (at >= 0) this.#threads.splice(at, 1);
    if (this.#threads.length === 0) {
      this.#closed = true;
      for (const job of this.#waiting.splice(0)) job.reject(error);
    }
    this.#settle();
  }

  #stop(job: Job): void {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
    for (const { asked, stopped } of this.#threads) {
      for (const [number, each] of asked) {
        if (each === job) Atomics.store(stopped, number % stopped.length, number);
      }
    }
    this.#settle();
  }

  #busy(): boolean {
    return this.#waiting.length > 0 || this.#threads.some(({ asked }) => asked.size > 0);
  }

  #settle(): void {
    if (this.#closed && !this.#busy()) this.#drained?.();
  }
}
