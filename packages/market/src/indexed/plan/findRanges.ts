import type { Codes } from "../format/Section.ts";
import type { Ranges } from "../kernels/drivers.ts";
import type { FactTable } from "../table/FactTable.ts";
import type { Conditions } from "./Conditions.ts";

/** Dimensions by which rows are sorted. */
export const places = ["country", "state", "msa"] as const;

/** The rows that meet the conditions on place and first-seen days: of every run that passes, what the days leave. */
export function findRanges({ runs, posting }: FactTable, { tables, days }: Conditions): Ranges {
  const passing = places.flatMap((name) => {
    const passes = tables.get(name);
    return passes ? [{ codes: runs[name], passes }] : [];
  });
  const ranges = { starts: [] as number[], ends: [] as number[], rows: 0 };
  const add = (start: number, end: number) => {
    if (start >= end) return;
    ranges.rows += end - start;
    if (ranges.ends.at(-1) === start) ranges.ends[ranges.ends.length - 1] = end;
    else {
      ranges.starts.push(start);
      ranges.ends.push(end);
    }
  };
  for (let run = 0; run + 1 < runs.starts.length; run++) {
    if (!passing.every(({ codes, passes }) => passes[codes[run] as number] === 1)) continue;
    const [start, end] = [runs.starts[run] as number, runs.starts[run + 1] as number];
    if (!days || !posting) add(start, end);
    else {
      const { firstSeen } = posting;
      add(
        days.open ? start : firstFrom(firstSeen, days.from, start, end),
        firstFrom(firstSeen, days.to + 1, start, end),
      );
    }
  }
  return ranges;
}

/** The first row of a stretch whose day is not before the given one. */
function firstFrom(days: Codes, day: number, start: number, end: number): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] as number) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
