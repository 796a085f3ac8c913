import type { Ranges } from "../kernels/drivers.ts";
import type { FactTable } from "../table/FactTable.ts";
import type { Conditions, DaySpan } from "./Conditions.ts";
import { daySearch, firstRow, firstRows } from "./firstRows.ts";
import { GrowingRanges } from "./GrowingRanges.ts";

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
  const search = daySearch(table);
  if (!days || !search) return stretchesOf(table, passing);
  const { from, to, open } = days;
  const { longest } = search;
  const [start, end] = [firstRows(search, from), firstRows(search, to + 1)];
  const ranges = new GrowingRanges(passing.length);
  for (const run of passing) {
    ranges.add(open ? firstRow(search, from - (longest[run] as number), run) : start(run), end(run));
  }
  return ranges.take();
}
