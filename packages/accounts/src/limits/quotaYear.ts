import { LRUCache } from "lru-cache";
import type { Quota } from "./WindowState.ts";

const day = 86_400_000;

type Year = Omit<Quota, "units"> & { from: number };

/** The year found last for each first day: every call asks for it twice, and it holds for months. */
const years = new LRUCache<string, Year>({ max: 1_000 });

let lastDay = { number: Number.NaN, text: "" };

/**
 * The subscription year that holds the instant `now` (ms since 1970): it begins on each anniversary of
 * `startsOn` at 00:00 UTC, on 1 March where the anniversary of 29 February does not exist. Before the first day it is the year that ends with it.
 */
export function quotaYear(startsOn: string, units: number, now: number): Quota {
  let found = years.peek(startsOn);
  if (!found || now < found.from || now >= found.endsAt) {
    found = yearAround(startsOn, now);
    years.set(startsOn, found);
  }
  const { year, endsAt, seconds } = found;
  return { year, endsAt, seconds, units };
}

function yearAround(startsOn: string, now: number): Year {
  const start = new Date(`${startsOn}T00:00:00Z`);
  const anniversary = (year: number) => Date.UTC(year, start.getUTCMonth(), start.getUTCDate());
  const calendarYear = new Date(now).getUTCFullYear();
  const first = anniversary(calendarYear) <= now ? calendarYear : calendarYear - 1;
  const from = anniversary(first);
  const endsAt = anniversary(first + 1);
  return { from, year: isoDay(from), endsAt, seconds: ((endsAt - from) / day) * 86_400 };
}

/** The UTC calendar day of an instant (ms since 1970), yyyy-mm-dd. */
export function isoDay(instant: number): string {
  const number = Math.floor(instant / day);
  if (number !== lastDay.number) lastDay = { number, text: new Date(instant).toISOString().slice(0, 10) };
  return lastDay.text;
}
