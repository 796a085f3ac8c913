import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { AccountsError } from "../AccountsError.ts";
import { standardPortalRates } from "../limits/Rates.ts";

/** Counts a portal call of a person by subject; `tooManyRequests` with `Retry-After` above the limits. */
export type PortalThrottle = (subject: string) => Promise<void>;

/** Counts in memory: each process bounds its own work. */
export function createPortalThrottle({ perSecond, perMinute } = standardPortalRates): PortalThrottle {
  const limiters = [
    new RateLimiterMemory({ points: perSecond, duration: 1 }),
    new RateLimiterMemory({ points: perMinute, duration: 60 }),
  ];
  return async (subject) => {
    try {
      for (const limiter of limiters) await limiter.consume(subject);
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      const seconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1_000));
      throw new AccountsError("tooManyRequests", "Throttling limits exceeded", {
        "Retry-After": String(seconds),
      });
    }
  };
}
