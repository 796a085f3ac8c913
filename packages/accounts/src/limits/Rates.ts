/** How much a subscription may ask: calls a second, units a minute, calls a minute per level (index 0 is level 1). */
export type Rates = {
  perSecond: number;
  unitsPerMinute: number;
  callsPerMinute: readonly [level1: number, level2: number, level3: number];
};

/** The limits of specification A9. */
export const standardRates: Rates = { perSecond: 5, unitsPerMinute: 180, callsPerMinute: [180, 60, 12] };

/** Level of an operation in the contract; 0 for the token request and the health checks. */
export type Level = 0 | 1 | 2 | 3;
