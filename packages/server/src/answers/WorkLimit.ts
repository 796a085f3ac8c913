import { Problem } from "../http/Problem.ts";

/** Bounds how many answers are computed or waited for at once, and how long one may take. */
export class WorkLimit {
  private running = 0;
  private readonly most: number;
  private readonly timeLimitMs: number;

  constructor(most: number, timeLimitMs: number) {
    this.most = most;
    this.timeLimitMs = timeLimitMs;
  }

  /** How many answers are under way. */
  get load(): number {
    return this.running;
  }

  /**
   * Runs the work with a signal that is aborted when its time is up. Throws `overloaded` when too much is under
   * way already, `timedOut` when the time is up.
   */
  async run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.running >= this.most) throw new Problem("overloaded", { headers: { "retry-after": "1" } });
    this.running++;
    const abort = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const timeUp = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Problem("timedOut"));
        abort.abort();
      }, this.timeLimitMs);
    });
    try {
      return await Promise.race([work(abort.signal), timeUp]);
    } finally {
      clearTimeout(timer);
      this.running--;
    }
  }
}
