import { refuseAbove } from "../limits/refuseAbove.ts";

/** Counts a wrong secret for a key, known or not; `tooManyRequests` above so many a second. */
export type GuessThrottle = (key: string) => Promise<void>;

/**
 * Counts per key in memory and apart from the subscription's own limits, and is asked only when a secret was
 * wrong: a stranger who knows a key can neither use up its owner's requests nor keep the owner out.
 */
export function createGuessThrottle(perSecond: number): GuessThrottle {
  return refuseAbove({ points: perSecond, duration: 1 });
}
