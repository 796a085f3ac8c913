/** Stretches of rows, ascending, `ends` not included. */
export type Ranges = { starts: Uint32Array; ends: Uint32Array; rows: number };

/** No rows. */
export const noRanges: Ranges = { starts: new Uint32Array(), ends: new Uint32Array(), rows: 0 };

/** Most rows of a part, so that a call can be stopped between two. */
export const partRows = 2 ** 16;

/** Calls back with every stretch in parts of some ten thousand rows at most. */
export function eachPart(ranges: Ranges, take: (start: number, end: number) => void): void {
  eachRange(ranges, (start, end) => {
    for (let row = start; row < end; row += partRows) take(row, Math.min(end, row + partRows));
  });
}

/** Calls back with every stretch. */
export function eachRange({ starts, ends }: Ranges, take: (start: number, end: number) => void): void {
  for (let range = 0; range < starts.length; range++) take(starts[range] as number, ends[range] as number);
}
