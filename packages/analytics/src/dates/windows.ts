import type { Day, Window } from "@talent/market";
import { addDays, addMonths, windowDays } from "./days.ts";

/** The past so many months up to and with the as-of date: 12 on 2024-12-31 is the year 2024. */
export function pastMonths(asOf: Day, months: number): Window {
  return { from: addMonths(addDays(asOf, 1), -months), to: asOf };
}

/** The past year up to and with the as-of date, 365 or 366 days. */
export function pastYear(asOf: Day): Window {
  return pastMonths(asOf, 12);
}

/** The past so many years one by one, the earliest first, the last one ending on the as-of date. */
export function pastYears(asOf: Day, years: number): Window[] {
  const starts = Array.from({ length: years }, (_, index) => pastMonths(asOf, 12 * (years - index)).from);
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, to: next === undefined ? asOf : addDays(next, -1) };
  });
}

/** The window of equal length that ends the day before this one begins. */
export function precedingWindow(window: Window): Window {
  return { from: addDays(window.from, -windowDays(window)), to: addDays(window.from, -1) };
}

/**
 * Whether a window is longer than the one year that trends are available for. A year from a 29th of February ends on
 * the 28th of the next.
 */
export function exceedsOneYear({ from, to }: Window): boolean {
  return from < pastYear(to).from && to > addMonths(addDays(from, -1), 12);
}

/** The part of a window that a trend covers: all of it, or its last year when it is longer. */
export function trendWindow(window: Window): Window {
  return exceedsOneYear(window) ? pastYear(window.to) : window;
}
