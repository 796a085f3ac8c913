import type { Ranges } from "../kernels/drivers.ts";
import type { FactTable } from "../table/FactTable.ts";
import type { Conditions } from "./Conditions.ts";
import type { DayBounds } from "./DayBounds.ts";

/** Dimensions by which rows are sorted. */
export const places = ["country", "state", "msa"] as const;

/**
 * The rows that meet the conditions on place and first-seen days: of every run that passes, what the days leave. For
 * postings open in a window these are candidates: first seen at most as long before it as one of their run was open.
 */
export function findRanges({ runs, posting }: FactTable, conditions: Conditions, bounds: DayBounds): Ranges {
  const { tables, days } = conditions;
  const [country, state, msa] = places.map((name) => tables.get(name));
  const dated = days && posting ? days : undefined;
  const from = dated && (dated.open ? bounds.openOn(dated.from) : bounds.seenFrom(dated.from));
  const to = dated && bounds.seenFrom(dated.to + 1);
  const ranges = { starts: [] as number[], ends: [] as number[], rows: 0 };
  for (let run = 0; run + 1 < runs.starts.length; run++) {
    if (country && country[runs.country[run] as number] === 0) continue;
    if (state && state[runs.state[run] as number] === 0) continue;
    if (msa && msa[runs.msa[run] as number] === 0) continue;
    const start = (from ?? runs.starts)[run] as number;
    const end = to ? (to[run] as number) : (runs.starts[run + 1] as number);
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
