import { allocate, allocateCodes, type Codes, type Section } from "../format/Section.ts";

/** Where the place of sorted rows changes: first rows of the runs with the end of the last, and each run's codes. */
export function findRuns(rows: number, places: Readonly<Record<string, Codes>>): Record<string, Section> {
  const columns = Object.values(places);
  const starts: number[] = [];
  for (let row = 0; row < rows; row++) {
    if (row === 0 || columns.some((column) => column[row] !== column[row - 1])) starts.push(row);
  }
  const starting = allocate("u32", starts.length + 1);
  starting.set([...starts, rows]);
  const codes = Object.entries(places).map(([name, column]) => {
    const ofRuns = allocateCodes(2 ** (8 * column.BYTES_PER_ELEMENT) - 1, starts.length);
    starts.forEach((row, run) => {
      ofRuns[run] = column[row] as number;
    });
    return [name, ofRuns] as const;
  });
  return { starts: starting, ...Object.fromEntries(codes) };
}
