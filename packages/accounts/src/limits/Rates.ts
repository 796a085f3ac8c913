/** How much a subscription may ask: calls a second, units a minute, calls a minute per level (index 0 is level 1). Infinity is no limit. */
export type Rates = {
  perSecond: number;
  unitsPerMinute: number;
  callsPerMinute: readonly [level1: number, level2: number, level3: number];
  /** Portal calls of one person, which cost no units; `standardPortalRates` unless given. */
  portalCalls?: { perSecond: number; perMinute: number };
};

/** The limits of specification A9. */
export const standardRates: Rates = { perSecond: 5, unitsPerMinute: 180, callsPerMinute: [180, 60, 12] };

/**
 * Portal calls that no person at a browser comes near: a page makes some ten. They share their process with the data
 * API, and two hundred at once kept it waiting for seconds.
 */
export const standardPortalRates = { perSecond: 40, perMinute: 600 };

/** Level of an operation in the contract; 0 for the token request and the health checks. */
export type Level = 0 | 1 | 2 | 3;

/** Calls a minute of this level; level 0 has no such limit. */
export function callsAllowed(rates: Rates, level: Level): number {
  return level === 0 ? Infinity : rates.callsPerMinute[(level - 1) as 0 | 1 | 2];
}

/** What the limit on calls of a level is called. */
export function levelName(level: Exclude<Level, 0>): "level1" | "level2" | "level3" {
  return `level${level}`;
}
