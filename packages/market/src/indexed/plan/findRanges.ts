import type { Ranges } from "../kernels/drivers.ts";
import type { DatedRuns, FactTable } from "../table/FactTable.ts";
import type { Conditions, DaySpan } from "./Conditions.ts";

/** Dimensions by which rows are sorted. */
export const places = ["country", "state", "msa"] as const;

/** The runs whose place and employers' kind meet the conditions, ascending. */
export function passingRuns({ runs }: FactTable, { tables, kinds }: Conditions): Uint32Array {
  const [country, state, msa] = places.map((name) => tables.get(name));
  const passing = new Uint32Array(runs.starts.length - 1);
  let kept = 0;
  // Runs of a kind and a country are neighbours: most selections are of a country, and the others are passed over at once.
  for (let block = 0; block + 1 < runs.blocks.length; block++) {
    const [first, end] = [runs.blocks[block] as number, runs.blocks[block + 1] as number];
    if (country && country[runs.country[first] as number] === 0) continue;
    if (kinds && runs.dated && kinds[runs.dated.kind[first] as number] === 0) continue;
    for (let run = first; run < end; run++) {
      if (state && state[runs.state[run] as number] === 0) continue;
      if (msa && msa[runs.msa[run] as number] === 0) continue;
      passing[kept++] = run;
    }
  }
  return passing.subarray(0, kept);
}

/** All rows of some runs. */
export function stretchesOf({ rows, runs: { starts } }: FactTable, passing: Uint32Array): Ranges {
  if (passing.length === starts.length - 1)
    return { starts: Uint32Array.of(0), ends: Uint32Array.of(rows), rows };
  const stretches = new GrowingRanges(passing.length);
  for (const run of passing) stretches.add(starts[run] as number, starts[run + 1] as number);
  return stretches.take();
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
  const [start, end] = [firstRows(search, from), firstRows(search, to + 1)];
  const ranges = new GrowingRanges(passing.length);
  for (const run of passing) {
    const first = open ? firstRow(search, from - (longest[run] as number), run) : start(run);
    const last = end(run);
    if (first < last) ranges.add(first, last);
  }
  return ranges.take();
}

type Search = DatedRuns & { starts: Uint32Array; firstSeen: ArrayLike<number> };

/** The first row of a run that was seen on a day or later, or its end: for one day asked of many runs. */
function firstRows(search: Search, day: number): (run: number) => number {
  const { starts, marks, markDays } = search;
  const place = (day / markDays) * (starts.length - 1);
  const isMarked = day >= 0 && day % markDays === 0 && place < marks.length;
  return isMarked ? (run) => marks[place + run] as number : (run) => firstRow(search, day, run);
}

/** The same for one run; few rows lie between two marks. */
function firstRow({ starts, marks, markDays, firstSeen }: Search, day: number, run: number): number {
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

/** Ranges of which there are at most so many; those that touch become one. */
class GrowingRanges {
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  #length = 0;
  #rows = 0;

  constructor(most: number) {
    this.#starts = new Uint32Array(most);
    this.#ends = new Uint32Array(most);
  }

  add(start: number, end: number): void {
    this.#rows += end - start;
    if (this.#length > 0 && this.#ends[this.#length - 1] === start) {
      this.#ends[this.#length - 1] = end;
      return;
    }
    this.#starts[this.#length] = start;
    this.#ends[this.#length++] = end;
  }

  take(): Ranges {
    const length = this.#length;
    return {
      starts: this.#starts.subarray(0, length),
      ends: this.#ends.subarray(0, length),
      rows: this.#rows,
    };
  }
}
