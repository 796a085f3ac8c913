/** Requests of each level that are let in a minute, and the call units of all of them together. */
const requestsOfLevel: Record<number, number> = { 1: 180, 2: 60, 3: 12 };
const unitsPerMinute = 180;

/** How often an operation of this level and price may be called in a minute; undefined where no limit of a minute holds. */
export function requestsPerMinute(level: number, units: number): number | undefined {
  const ofLevel = requestsOfLevel[level];
  return ofLevel === undefined ? undefined : Math.min(ofLevel, Math.floor(unitsPerMinute / units));
}
