import type { Day } from "./Day.ts";

const dayMs = 86_400_000;

/** The calendar day before. */
export function dayBefore(day: Day): Day {
  return new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
}
