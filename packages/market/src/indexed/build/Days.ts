import type { Day } from "../../Day.ts";
import { dayShift, type FactRecords } from "./FactRecords.ts";

const dayMs = 86_400_000;

/**
 * How days are written in an index: from the first day on that occurs, `openDay` being one after the last. `shift` and
 * `today` are the first day and the last day of the market as records have days.
 */
export type Days = {
  firstDay: Day;
  openDay: number;
  leastDays: number;
  mostDays: number;
  shift: number;
  today: number;
};

/** The span of days of all postings, and of how long they stayed open. */
export function spanOfDays({ firstSeen, lastSeen }: FactRecords, asOf: Day): Days {
  const today = Date.parse(asOf) / dayMs + dayShift;
  const span = { first: today, last: today, least: 0, most: 0 };
  const [firsts, lasts] = [firstSeen.values, lastSeen.values];
  for (let row = 0; row < firsts.length; row++) {
    const first = firsts[row] as number;
    const last = (lasts[row] as number) || today;
    span.first = Math.min(span.first, first, last);
    span.last = Math.max(span.last, first, last);
    span.least = Math.min(span.least, last - first);
    span.most = Math.max(span.most, last - first);
  }
  return {
    firstDay: new Date((span.first - dayShift) * dayMs).toISOString().slice(0, 10),
    openDay: span.last - span.first + 1,
    leastDays: span.least,
    mostDays: span.most,
    shift: span.first,
    today,
  };
}
