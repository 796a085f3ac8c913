import type { Day, Window } from "./Day.ts";
import { dayBefore } from "./dayBefore.ts";
import type { Selection } from "./Selection.ts";

/**
 * What each period of a series shares with the selection's window, in period order; undefined where that is
 * nothing. Each period ends the day before the next one starts, the last with the window or on the as-of date.
 */
export function periodWindows(
  { window }: Selection,
  starts: readonly Day[],
  asOf: Day,
): (Window | undefined)[] {
  return starts.map((start, index) => {
    const next = starts[index + 1];
    const last = window?.to ?? asOf;
    const end = next === undefined ? last : dayBefore(next);
    const from = window && window.from > start ? window.from : start;
    const to = window && window.to < end ? window.to : end;
    return from <= to ? { from, to } : undefined;
  });
}
