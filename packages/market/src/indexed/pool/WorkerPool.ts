import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { IndexImage } from "../format/IndexImage.ts";
import type { Call, Question, Reply, WorkerStart } from "./messages.ts";

type Job = Call & {
  resolve: (answer: unknown) => void;
  reject: (reason: unknown) => void;
};

type Thread = { worker: Worker; stopped: Int32Array; running?: Job & { number: number } };

/** Threads that answer on one index in shared memory; calls beyond them wait their turn, first come, first served. */
export class WorkerPool {
  readonly #threads: Thread[] = [];
  readonly #waiting: Job[] = [];
  #number = 0;
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
    const stopped = new Int32Array(new SharedArrayBuffer(4));
    const workerData: WorkerStart = { image, stopped };
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
    const thread: Thread = { worker, stopped };
    worker.on("message", (reply: Reply) => this.#finish(thread, reply));
    worker.on("error", (error) => this.#lose(thread, error));
    await new Promise<void>((resolve, reject) => {
      worker.once("online", resolve);
      worker.once("error", reject);
    });
    this.#threads.push(thread);
  }

  #dispatch(): void {
    for (const thread of this.#threads) {
      if (thread.running) continue;
      const job = this.#waiting.shift();
      if (!job) return;
      this.#number = (this.#number % 0x7fff_ffff) + 1;
      const { verb, args } = job;
      thread.running = { ...job, number: this.#number };
      const question: Question = { number: this.#number, verb, args };
      try {
        thread.worker.postMessage(question);
      } catch (error) {
        thread.running = undefined;
        job.reject(error);
      }
    }
  }

  #finish(thread: Thread, reply: Reply): void {
    const job = thread.running;
    thread.running = undefined;
    this.#dispatch();
    if ("json" in reply) job?.resolve(JSON.parse(reply.json));
    else if ("problem" in reply) job?.reject(new Error(`The index failed: ${reply.problem}`));
    this.#settle();
  }

  /** A thread that broke takes its call with it; the others serve on. */
  #lose(thread: Thread, error: unknown): void {
    thread.running?.reject(error);
    thread.running = undefined;
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
    const thread = this.#threads.find(({ running }) => running?.resolve === job.resolve);
    if (thread?.running) Atomics.store(thread.stopped, 0, thread.running.number);
    this.#settle();
  }

  #busy(): boolean {
    return this.#waiting.length > 0 || this.#threads.some(({ running }) => running);
  }

  #settle(): void {
    if (this.#closed && !this.#busy()) this.#drained?.();
  }
}
