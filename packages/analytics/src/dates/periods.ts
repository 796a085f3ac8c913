import type { Day, Window } from "@talent/market";
import { addMonths } from "./days.ts";

/** How a trend is cut: by calendar month or calendar quarter. */
export type Interval = "monthly" | "quarterly";

const months: Record<Interval, number> = { monthly: 1, quarterly: 3 };

/**
 * First days of the calendar periods that a window touches, ascending. The first is the window's own first day,
 * so a period that is cut off shows its true start.
 */
export function periods({ from, to }: Window, interval: Interval): Day[] {
  const length = months[interval];
  const month = Number(from.slice(5, 7)) - 1;
  const periodStart = `${from.slice(0, 5)}${String(month - (month % length) + 1).padStart(2, "0")}-01`;
  const starts = [from];
  for (let start = addMonths(periodStart, length); start <= to; start = addMonths(start, length)) {
    starts.push(start);
  }
  return starts;
}
