import { allocate, type Codes } from "../format/Section.ts";

/** How many marks there may be: a few for each posting of a small market, one for each of a large one. */
const mostMarks = (postings: number) => Math.max(postings, Math.min(8 * postings, 2 ** 23));

/** First rows of runs by day: those of mark m, one a run, are the first seen on day `m * days` or later. */
export type RunMarks = { days: number; marks: Uint32Array };

/**
 * Marks where each run is on every day, or on every second, third and so on where that would be too many. After the
 * last of them stand the ends of the runs.
 */
export function markRuns(starts: Uint32Array, firstSeen: Codes, openDay: number): RunMarks {
  const runs = Math.max(0, starts.length - 1);
  const days = Math.max(1, Math.ceil(((openDay + 1) * runs) / mostMarks(firstSeen.length)));
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
