import type { Job } from "./WorkerThread.ts";

/** The calls that leave when their signal is aborted. A signal is listened to once, though it may serve many calls. */
export class JobsBySignal {
  readonly #leave: (job: Job, reason: unknown) => void;
  readonly #jobs = new WeakMap<AbortSignal, Job[]>();

  /** `leave` hears of every call that is among a signal's when that is aborted. */
  constructor(leave: (job: Job, reason: unknown) => void) {
    this.#leave = leave;
  }

  /** The calls of a signal, for calls to join and, when they have ended, to be removed from. */
  of(signal: AbortSignal): Job[] {
    const known = this.#jobs.get(signal);
    if (known) return known;
    const jobs: Job[] = [];
    this.#jobs.set(signal, jobs);
    const leave = () => {
      for (const job of [...jobs]) this.#leave(job, signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });
    return jobs;
  }
}

/** Removes a call that has ended from those of its signal. */
export function remove(jobs: Job[], job: Job): void {
  const at = jobs.indexOf(job);
  if (at >= 0) jobs.splice(at, 1);
}
