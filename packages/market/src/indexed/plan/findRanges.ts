import type { Ranges } from "../kernels/drivers.ts";
import type { DatedRuns, FactTable } from "../table/FactTable.ts";
import type { Conditions, DaySpan } from "./Conditions.ts";

/** Dimensions by which rows are sorted. */
export const places = ["country", "state", "msa"] as const;

/** The runs whose place and employers' kind meet the conditions, ascending. */
export function passingRuns({ runs }: FactTable, { tables, kinds }: Conditions): Uint32Array {
  const [country, state, msa] = places.map((name) => tables.get(name));
  const kindOf = runs.dated?.kind;
  const passing = new Uint32Array(runs.starts.length - 1);
  let kept = 0;
  for (let run = 0; run < passing.length; run++) {
    if (country && country[runs.country[run] as number] === 0) continue;
    if (state && state[runs.state[run] as number] === 0) continue;
    if (msa && msa[runs.msa[run] as number] === 0) continue;
    if (kinds && kindOf && kinds[kindOf[run] as number] === 0) continue;
    passing[kept++] = run;
  }
  return passing.subarray(0, kept);
}

/** All rows of some runs. */
export function stretchesOf({ runs: { starts } }: FactTable, passing: Uint32Array): Ranges {
  const stretches: GrowingRanges = { starts: [], ends: [], rows: 0 };
  for (const run of passing) addRange(stretches, starts[run] as number, starts[run + 1] as number);
  return stretches;
}

/**
 * The rows of some runs that meet the condition on first-seen days. For postings open in a window these are candidates:
 * first seen at most as long before it as one of their run was open.
 */
export function findRanges(table: FactTable, passing: Uint32Array, days: DaySpan | undefined): Ranges {
  const { runs, posting } = table;
  if (!days || !posting || !runs.dated) return stretchesOf(table, passing);
  const { from, to, open } = days;
  const { longest } = runs.dated;
  const search = { starts: runs.starts, ...runs.dated, firstSeen: posting.firstSeen };
  const ranges: GrowingRanges = { starts: [], ends: [], rows: 0 };
  for (const run of passing) {
    const start = firstFrom(search, run, open ? from - (longest[run] as number) : from);
    const end = firstFrom(search, run, to + 1);
    if (start < end) addRange(ranges, start, end);
  }
  return ranges;
}

type Search = DatedRuns & { starts: Uint32Array; firstSeen: ArrayLike<number> };

/** The first row of a run that was seen on the day or later, or its end; few rows lie between two marks. */
function firstFrom({ starts, marks, markDays, firstSeen }: Search, run: number, day: number): number {
  const runs = starts.length - 1;
  if (day <= 0) return starts[run] as number;
  const mark = Math.floor(day / markDays) * runs + run;
  if (mark + runs >= marks.length) return starts[run + 1] as number;
  let low = marks[mark] as number;
  if (day % markDays === 0) return low;
  let high = marks[mark + runs] as number;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((firstSeen[middle] as number) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

type GrowingRanges = Ranges & { starts: number[]; ends: number[] };

function addRange(ranges: GrowingRanges, start: number, end: number): void {
  const { starts, ends } = ranges;
  ranges.rows += end - start;
  if (ends[ends.length - 1] === start) ends[ends.length - 1] = end;
  else {
    starts.push(start);
    ends.push(end);
  }
}
