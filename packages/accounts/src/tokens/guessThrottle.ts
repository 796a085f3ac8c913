import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { AccountsError } from "../AccountsError.ts";

/** Counts a wrong secret for a key, known or not; `tooManyRequests` above so many a second. */
export type GuessThrottle = (key: string) => Promise<void>;

/**
 * Counts per key in memory and apart from the subscription's own limits, and is asked only when a secret was
 * wrong: a stranger who knows a key can neither use up its owner's requests nor keep the owner out.
 */
export function createGuessThrottle(perSecond: number): GuessThrottle {
  const limiter = new RateLimiterMemory({ points: perSecond, duration: 1 });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      const seconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1_000));
      throw new AccountsError("tooManyRequests", "Throttling limits exceeded", {
        "Retry-After": String(seconds),
      });
    }
  };
}
