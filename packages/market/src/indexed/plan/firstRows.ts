import type { DatedRuns, FactTable } from "../table/FactTable.ts";

/** What finding a day in the runs of postings takes. */
export type DaySearch = DatedRuns & { starts: Uint32Array; firstSeen: ArrayLike<number> };

/** What finding a day in the runs of a table takes; undefined where rows have no days. */
export function daySearch({ runs, posting }: FactTable): DaySearch | undefined {
  return posting && runs.dated && { starts: runs.starts, ...runs.dated, firstSeen: posting.firstSeen };
}

/** The first row of a run that was seen on a day or later, or its end: for one day asked of many runs. */
export function firstRows(search: DaySearch, day: number): (run: number) => number {
  const { starts, marks, markDays } = search;
  const place = (day / markDays) * (starts.length - 1);
  const isMarked = day >= 0 && day % markDays === 0 && place < marks.length;
  return isMarked ? (run) => marks[place + run] as number : (run) => firstRow(search, day, run);
}

/** The same for one run; few rows lie between two marks. */
export function firstRow(
  { starts, marks, markDays, firstSeen }: DaySearch,
  day: number,
  run: number,
): number {
  const runs = starts.length - 1;
  if (day <= 0) return starts[run] as number;
  const mark = markDays === 1 ? day : Math.floor(day / markDays);
  const place = mark * runs + run;
  if (place + runs >= marks.length) return starts[run + 1] as number;
  let low = marks[place] as number;
  if (day === mark * markDays) return low;
  let high = marks[place + runs] as number;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((firstSeen[middle] as number) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
