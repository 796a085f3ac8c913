import type { Codes } from "../format/Section.ts";
import type { Ranges } from "../kernels/drivers.ts";
import type { FactTable } from "../table/FactTable.ts";
import type { Conditions } from "./Conditions.ts";

/** Dimensions by which rows are sorted. */
export const places = ["country", "state", "msa"] as const;

/**
 * The rows that meet the conditions on place and first-seen days: of every run that passes, what the days leave. For
 * postings open in a window these are candidates: first seen at most as long before it as one of their run was open.
 */
export function findRanges({ runs, posting }: FactTable, { tables, days }: Conditions): Ranges {
  const [country, state, msa] = places.map((name) => tables.get(name));
  const ranges = { starts: [] as number[], ends: [] as number[], rows: 0 };
  const { starts, longest } = runs;
  for (let run = 0; run + 1 < starts.length; run++) {
    if (country && country[runs.country[run] as number] === 0) continue;
    if (state && state[runs.state[run] as number] === 0) continue;
    if (msa && msa[runs.msa[run] as number] === 0) continue;
    let [start, end] = [starts[run] as number, starts[run + 1] as number];
    if (days && posting) {
      const from = days.open ? days.from - ((longest?.[run] as number | undefined) ?? 0) : days.from;
      start = firstFrom(posting.firstSeen, from, start, end);
      end = firstFrom(posting.firstSeen, days.to + 1, start, end);
    }
    if (start < end) addRange(ranges, start, end);
  }
  return ranges;
}

function addRange(ranges: { starts: number[]; ends: number[]; rows: number }, start: number, end: number) {
  const { starts, ends } = ranges;
  ranges.rows += end - start;
  if (ends[ends.length - 1] === start) ends[ends.length - 1] = end;
  else {
    starts.push(start);
    ends.push(end);
  }
}

/** The first row of a stretch whose day is not before the given one. */
function firstFrom(days: Codes, day: number, start: number, end: number): number {
  // Windows often begin before a run or end after it, which needs no search.
  if (start === end || (days[start] as number) >= day) return start;
  if ((days[end - 1] as number) < day) return end;
  let [low, high] = [start + 1, end - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] as number) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
