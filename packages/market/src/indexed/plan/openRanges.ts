import { variant, wordOf } from "../assembly/Machine.ts";
import type { Ranges } from "../kernels/Ranges.ts";
import type { DaySpan } from "./Conditions.ts";
import { joinRanges, type WindowRanges } from "./findRanges.ts";
import { daySearch, firstRows } from "./firstRows.ts";
import type { Planning } from "./Planning.ts";

/** Rows that are open in a window without doubt, and those first seen before it, of which some have closed before it. */
export type OpenRanges = { certain: Ranges; earlier: Ranges };

/**
 * The rows of some runs that may be open in a window, of the ranges in which they can be. Who was first seen in it is open
 * in it, as nobody is last seen before the first time, and so is everybody of a run of postings still open; undefined where
 * that is not so.
 */
export function openRanges(
  planning: Planning,
  passing: Uint32Array,
  days: DaySpan,
  { window }: WindowRanges,
): OpenRanges | undefined {
  const { table, machine } = planning;
  const search = daySearch(planning);
  if (!search || search.leastDays < 0 || !table.posting || !window) return undefined;
  const { lastSeen } = table.posting;
  const { starts, openDay } = search;
  const { from } = days;
  const { firsts, ends } = window;
  const froms = firstRows(search, passing, from);
  const middles = machine.calls.words(passing.length);
  variant(machine.run.certainFrom, lastSeen)(
    wordOf(starts),
    wordOf(lastSeen),
    passing.byteOffset,
    passing.length,
    openDay,
    firsts.byteOffset,
    froms.byteOffset,
    ends.byteOffset,
    middles.byteOffset,
  );
  return {
    certain: joinRanges(machine, middles, ends),
    earlier: joinRanges(machine, firsts, middles),
  };
}
