import { standardPortalRates } from "../limits/Rates.ts";
import { refuseAbove } from "../limits/refuseAbove.ts";

/** Counts a portal call of a person by subject; `tooManyRequests` with `Retry-After` above the limits. */
export type PortalThrottle = (subject: string) => Promise<void>;

/** Counts in memory: each process bounds its own work. */
export function createPortalThrottle({ perSecond, perMinute } = standardPortalRates): PortalThrottle {
  return refuseAbove({ points: perSecond, duration: 1 }, { points: perMinute, duration: 60 });
}
