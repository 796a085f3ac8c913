import { Problem } from "../http/Problem.ts";

/** Work under way: when its time is up, and what is told then. */
type Work = { until: number; abort: AbortController; giveUp: (reason: unknown) => void };

/** Bounds how many answers are computed or waited for at once, and how long one may take. */
export class WorkLimit {
  /** In the order they began, which is the order their time is up in. */
  readonly #running = new Set<Work>();
  readonly #most: number;
  readonly #timeLimitMs: number;
  /** Signals nobody was told by serve again: making one for each call cost more than looking at the clock. */
  readonly #unused: AbortController[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(most: number, timeLimitMs: number) {
    this.#most = most;
    this.#timeLimitMs = timeLimitMs;
  }

  /** How many answers are under way. */
  get load(): number {
    return this.#running.size;
  }

  /**
   * Runs the work with a signal that is aborted when its time is up. Rejects with `overloaded` when too much is under
   * way already, with `timedOut` when the time is up.
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#running.size >= this.#most)
      return Promise.reject(new Problem("overloaded", { headers: { "retry-after": "1" } }));
    return new Promise<T>((resolve, giveUp) => {
      const abort = this.#unused.pop() ?? new AbortController();
      const begun: Work = { until: performance.now() + this.#timeLimitMs, abort, giveUp };
      const answer = work(abort.signal);
      this.#running.add(begun);
      this.#watch();
      answer.then(
        (result) => {
          this.#end(begun);
          resolve(result);
        },
        (error: unknown) => {
          this.#end(begun);
          giveUp(error);
        },
      );
    });
  }

  #end(work: Work): void {
    // Whoever was given up has ended, and its signal said so for good.
    if (!this.#running.delete(work)) return;
    this.#unused.push(work.abort);
    if (this.#running.size === 0) this.#timer?.unref();
  }

  /** One timer for all: setting and clearing one for each call was a part of its cost. */
  #watch(): void {
    if (this.#timer && this.#running.size === 1) this.#timer.ref();
    this.#timer ??= setTimeout(() => this.#giveUpLate(), this.#timeLimitMs);
  }

  #giveUpLate(): void {
    this.#timer = undefined;
    const now = performance.now();
    for (const work of this.#running) {
      if (work.until > now) {
        this.#timer = setTimeout(() => this.#giveUpLate(), work.until - now);
        return;
      }
      this.#running.delete(work);
      work.giveUp(new Problem("timedOut"));
      work.abort.abort();
    }
  }
}
