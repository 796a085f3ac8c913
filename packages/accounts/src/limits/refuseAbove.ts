import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { AccountsError } from "../AccountsError.ts";

/** How often something may happen: `points` times in `duration` seconds. */
export type Bound = { points: number; duration: number };

/**
 * Counts what happens under a name, in memory: each process bounds its own. What is above any of the bounds is refused
 * with `tooManyRequests` and `Retry-After` in seconds.
 */
export function refuseAbove(...bounds: Bound[]): (name: string) => Promise<void> {
  const limiters = bounds.map((bound) => new RateLimiterMemory(bound));
  return async (name) => {
    try {
      for (const limiter of limiters) await limiter.consume(name);
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      const seconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1_000));
      throw new AccountsError("tooManyRequests", "Throttling limits exceeded", {
        "Retry-After": String(seconds),
      });
    }
  };
}
