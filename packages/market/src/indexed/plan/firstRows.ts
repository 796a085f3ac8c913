import { type Machine, only, variant, wordOf } from "../assembly/Machine.ts";
import type { Codes } from "../format/Section.ts";
import type { DatedRuns } from "../table/FactTable.ts";
import type { Planning } from "./Planning.ts";

/** What finding a day in the runs of postings takes; `steps` is how many times each run is marked, but for its end. */
export type DaySearch = DatedRuns & {
  machine: Machine;
  starts: Uint32Array;
  firstSeen: Codes;
  runs: number;
  steps: number;
};

/** What finding a day in the runs of a table takes; undefined where rows have no days. */
export function daySearch({ table: { runs, posting }, machine }: Planning): DaySearch | undefined {
  const { starts, dated } = runs;
  if (!posting || !dated) return undefined;
  const { firstSeen } = posting;
  const length = starts.length - 1;
  const steps = length === 0 ? 0 : dated.marks.length / length - 1;
  return { machine, starts, firstSeen, runs: length, steps, ...dated };
}

/** The first row of each of some runs, or, one on, where each ends. */
export function startsOf({ machine, table }: Planning, passing: Uint32Array, on: 0 | 1): Uint32Array {
  return takeOfRuns(machine, table.runs.starts, passing, on);
}

/** The first row of each of some runs that was seen on a day or later, or its end. */
export function firstRows(search: DaySearch, passing: Uint32Array, day: number): Uint32Array {
  const { machine, starts, marks, markDays, firstSeen, runs, steps } = search;
  if (day <= 0) return takeOfRuns(machine, starts, passing, 0);
  const step = Math.floor(day / markDays);
  if (step >= steps) return takeOfRuns(machine, starts, passing, 1);
  if (day === step * markDays) return takeOfRuns(machine, marks, passing, step * runs);
  const found = machine.calls.words(passing.length);
  variant(machine.run.firstRows, firstSeen)(
    wordOf(marks),
    wordOf(firstSeen),
    passing.byteOffset,
    passing.length,
    step * runs,
    runs,
    day,
    found.byteOffset,
  );
  return found;
}

/** The first row of each of some runs that may be open on a day: seen no longer before it than one of the run was open. */
export function firstOpenRows(search: DaySearch, passing: Uint32Array, day: number): Uint32Array {
  const { machine, starts, marks, longest, markDays, firstSeen, runs, steps } = search;
  const found = machine.calls.words(passing.length);
  variant(machine.run.firstRowsBefore, firstSeen)(
    wordOf(starts),
    wordOf(marks),
    wordOf(longest),
    wordOf(firstSeen),
    passing.byteOffset,
    passing.length,
    day,
    markDays,
    steps,
    runs,
    found.byteOffset,
  );
  return found;
}

function takeOfRuns(machine: Machine, column: Uint32Array, passing: Uint32Array, base: number): Uint32Array {
  const found = machine.calls.words(passing.length);
  only(machine.run.takeOfRuns)(wordOf(column), passing.byteOffset, passing.length, base, found.byteOffset);
  return found;
}
