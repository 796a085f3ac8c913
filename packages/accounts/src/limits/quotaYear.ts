import type { Quota } from "./WindowState.ts";

const day = 86_400_000;

/**
 * The subscription year that holds the instant `now` (ms since 1970): it begins on each anniversary of
 * `startsOn` at 00:00 UTC, on 1 March where the anniversary of 29 February does not exist. Before the first day it is the year that ends with it.
 */
export function quotaYear(startsOn: string, units: number, now: number): Quota {
  const start = new Date(`${startsOn}T00:00:00Z`);
  const anniversary = (year: number) => Date.UTC(year, start.getUTCMonth(), start.getUTCDate());
  const calendarYear = new Date(now).getUTCFullYear();
  const first = anniversary(calendarYear) <= now ? calendarYear : calendarYear - 1;
  const from = anniversary(first);
  const endsAt = anniversary(first + 1);
  return { year: isoDay(from), endsAt, seconds: ((endsAt - from) / day) * 86_400, units };
}

/** The UTC calendar day of an instant (ms since 1970), yyyy-mm-dd. */
export function isoDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
