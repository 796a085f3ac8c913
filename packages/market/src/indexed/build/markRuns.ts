import { allocate, type Codes } from "../format/Section.ts";

/** Marks take at most four bytes a posting, and on small markets no more than this in all. */
const leastMarks = 2 ** 16;

/** First rows of runs by day: those of mark m, one a run, are the first seen on day `m * days` or later. */
export type RunMarks = { days: number; marks: Uint32Array };

/**
 * Marks where each run is on every day, or on every second, third and so on where that would be more marks than
 * postings. After the last of them stand the ends of the runs.
 */
export function markRuns(starts: Uint32Array, firstSeen: Codes, openDay: number): RunMarks {
  const runs = Math.max(0, starts.length - 1);
  const most = Math.max(leastMarks, firstSeen.length);
  const days = Math.max(1, Math.ceil(((openDay + 1) * runs) / most));
  const steps = Math.ceil((openDay + 1) / days);
  const marks = allocate("u32", (steps + 1) * runs);
  for (let run = 0; run < runs; run++) {
    let row = starts[run] as number;
    const end = starts[run + 1] as number;
    for (let step = 0; step < steps; step++) {
      while (row < end && (firstSeen[row] as number) < step * days) row++;
      marks[step * runs + run] = row;
    }
    marks[steps * runs + run] = end;
  }
  return { days, marks };
}
