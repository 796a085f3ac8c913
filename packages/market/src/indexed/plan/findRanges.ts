import { type Machine, only, variant, wordOf } from "../assembly/Machine.ts";
import type { Ranges } from "../kernels/Ranges.ts";
import { places } from "../table/places.ts";
import type { Conditions, DaySpan } from "./Conditions.ts";
import { daySearch, firstOpenRows, firstRows, startsOf } from "./firstRows.ts";
import type { Planning } from "./Planning.ts";

/** The runs whose place and employers' kind meet the conditions, ascending; in the memory of calls. */
export function passingRuns(
  { table: { runs }, machine }: Planning,
  { tables, kinds }: Conditions,
): Uint32Array {
  const [country, state, msa] = places.map((name) => tables.get(name));
  const passing = machine.calls.words(runs.starts.length - 1);
  const choose = variant(machine.run.passingRuns, runs.state, runs.msa);
  const columns = [wordOf(runs.state), wordOf(runs.msa)] as const;
  const asked = [state?.byteOffset ?? 0, msa?.byteOffset ?? 0, passing.byteOffset] as const;
  let kept = 0;
  // Runs of a kind and a country are neighbours: most selections are of a country, and the others are passed over at once.
  for (let block = 0; block + 1 < runs.blocks.length; block++) {
    const [first, end] = [runs.blocks[block] as number, runs.blocks[block + 1] as number];
    if (country && country[runs.country[first] as number] === 0) continue;
    if (kinds && runs.dated && kinds[runs.dated.kind[first] as number] === 0) continue;
    kept = choose(...columns, first, end, ...asked, kept);
  }
  return passing.subarray(0, kept);
}

/** All rows of some runs. */
export function stretchesOf(planning: Planning, passing: Uint32Array): Ranges {
  const { table, machine } = planning;
  if (passing.length === table.runs.starts.length - 1)
    return { starts: Uint32Array.of(0), ends: Uint32Array.of(table.rows), rows: table.rows };
  return joinRanges(machine, startsOf(planning, passing, 0), startsOf(planning, passing, 1));
}

/** What a window leaves of runs as ranges, and for each run by itself: its first row, and the row after its last. */
export type WindowRanges = Ranges & { window?: { firsts: Uint32Array; ends: Uint32Array } };

/**
 * The rows of some runs that meet the condition on first-seen days. For postings open in a window these are candidates:
 * first seen at most as long before it as one of their run was open.
 */
export function findRanges(
  planning: Planning,
  passing: Uint32Array,
  days: DaySpan | undefined,
): WindowRanges {
  const search = daySearch(planning);
  if (!days || !search) return stretchesOf(planning, passing);
  const { from, to, open } = days;
  const firsts = open ? firstOpenRows(search, passing, from) : firstRows(search, passing, from);
  const ends = firstRows(search, passing, to + 1);
  return { ...joinRanges(planning.machine, firsts, ends), window: { firsts, ends } };
}

/** Ranges, ascending, from where each begins and ends; empty ones are left out, and those that touch become one. */
export function joinRanges({ run, calls }: Machine, lows: Uint32Array, highs: Uint32Array): Ranges {
  const { length } = lows;
  const [starts, ends, total] = [calls.words(length), calls.words(length), calls.words(1)];
  const kept = only(run.joinRanges)(
    lows.byteOffset,
    highs.byteOffset,
    length,
    starts.byteOffset,
    ends.byteOffset,
    total.byteOffset,
  );
  return { starts: starts.subarray(0, kept), ends: ends.subarray(0, kept), rows: total[0] as number };
}
