import type { Ranges } from "../kernels/drivers.ts";
import type { FactTable } from "../table/FactTable.ts";
import type { DaySpan } from "./Conditions.ts";
import { daySearch, firstRow, firstRows } from "./firstRows.ts";
import { GrowingRanges } from "./GrowingRanges.ts";

/** Rows that are open in a window without doubt, and those first seen before it, of which some have closed before it. */
export type OpenRanges = { certain: Ranges; earlier: Ranges };

/**
 * The rows of some runs that may be open in a window. Who was first seen in it is open in it, as nobody is last seen
 * before the first time, and so is everybody of a run of postings still open; undefined where that is not so.
 */
export function openRanges(table: FactTable, passing: Uint32Array, days: DaySpan): OpenRanges | undefined {
  const search = daySearch(table);
  if (!search || search.leastDays < 0 || !table.posting) return undefined;
  const { lastSeen } = table.posting;
  const { longest, starts, openDay } = search;
  const { from, to } = days;
  const [start, end] = [firstRows(search, from), firstRows(search, to + 1)];
  const certain = new GrowingRanges(passing.length);
  const earlier = new GrowingRanges(passing.length);
  for (const run of passing) {
    const first = firstRow(search, from - (longest[run] as number), run);
    const isStillOpen = from <= openDay && lastSeen[starts[run] as number] === openDay;
    const last = end(run);
    const middle = isStillOpen ? first : Math.min(start(run), last);
    earlier.add(first, middle);
    certain.add(middle, last);
  }
  return { certain: certain.take(), earlier: earlier.take() };
}
