import type { Day, Window } from "@talent/market";

const dayMs = 86_400_000;

/** The day so many days later (earlier when negative), UTC. */
export function addDays(day: Day, days: number): Day {
  return toDay(new Date(Date.parse(day) + days * dayMs));
}

/** The same day of a month so many months later (earlier when negative), or that month's last day if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const result = new Date(0);
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  result.setUTCFullYear(year, month + months, 0);
  result.setUTCDate(Math.min(date, result.getUTCDate()));
  return toDay(result);
}

/** Days of a window, both ends counted. */
export function windowDays({ from, to }: Window): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** Whether the text is a day of the calendar, written yyyy-mm-dd. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && toDay(new Date(time)) === text;
}

function toDay(date: Date): Day {
  return date.toISOString().slice(0, 10);
}
