import type { Codes } from "../format/Section.ts";
import type { Pile } from "./Pile.ts";

/** Rows of a block; small enough to stay in the first-level cache while it is refined. */
export const blockRows = 1024;

/** Gives candidate rows block by block, ascending in each: fills the block and returns how many, 0 at the end. */
export type Driver = (block: Uint32Array) => number;

/** Stretches of rows, ascending, `ends` not included. */
export type Ranges = { starts: Uint32Array; ends: Uint32Array; rows: number };

/** No rows. */
export const noRanges: Ranges = { starts: new Uint32Array(), ends: new Uint32Array(), rows: 0 };

/** Calls back with every stretch. */
export function eachRange({ starts, ends }: Ranges, take: (start: number, end: number) => void): void {
  for (let range = 0; range < starts.length; range++) take(starts[range] as number, ends[range] as number);
}

/** Gives a stretch of rows block by block. */
export function inBlocks(
  start: number,
  end: number,
  block: Uint32Array,
  visit: (rows: Uint32Array, length: number) => void,
): void {
  for (let row = start; row < end; ) {
    const length = Math.min(block.length, end - row);
    for (let at = 0; at < length; at++) block[at] = row++;
    visit(block, length);
  }
}

/** Every row of the ranges, ascending. */
export function rangesDriver({ starts, ends }: Ranges): Driver {
  let range = 0;
  let row = starts[0] ?? 0;
  return (block) => {
    let filled = 0;
    while (range < starts.length && filled < block.length) {
      const end = Math.min(ends[range] as number, row + block.length - filled);
      for (let next = row; next < end; next++) block[filled++] = next;
      row = end;
      if (row === ends[range]) row = starts[++range] ?? 0;
    }
    return filled;
  };
}

/** The rows of the ranges that have at least so much in a column, ascending; tested while they are listed. */
export function rangesFromDriver({ starts, ends }: Ranges, codes: Codes, least: number): Driver {
  let range = 0;
  let row = starts[0] ?? 0;
  return (block) => {
    let filled = 0;
    while (range < starts.length && filled < block.length) {
      const end = Math.min(ends[range] as number, row + block.length - filled);
      for (let next = row; next < end; next++) {
        block[filled] = next;
        filled += Number((codes[next] as number) >= least);
      }
      row = end;
      if (row === ends[range]) row = starts[++range] ?? 0;
    }
    return filled;
  };
}

/** The rows of some posting lists that share no row, list after list; a block is of one list, so that it ascends. */
export function listsDriver(lists: readonly Pile[]): Driver {
  let [list, stretch, at] = [0, 0, 0];
  return (block) => {
    let filled = 0;
    while (list < lists.length && filled < block.length) {
      const { codes, stretches } = lists[list] as Pile;
      if (stretch === stretches.starts.length) {
        [list, stretch] = [list + 1, 0];
        if (filled > 0) return filled;
        continue;
      }
      if (at === 0) at = stretches.starts[stretch] as number;
      const end = Math.min(stretches.ends[stretch] as number, at + block.length - filled);
      for (; at < end; at++) block[filled++] = codes[at] as number;
      if (end === stretches.ends[stretch]) [stretch, at] = [stretch + 1, 0];
    }
    return filled;
  };
}

/** Every row of the ranges whose bit is set, ascending. */
export function maskDriver(bits: Int32Array, { starts, ends }: Ranges): Driver {
  let range = 0;
  let row = starts[0] ?? 0;
  return (block) => {
    let filled = 0;
    while (range < starts.length && filled + 32 <= block.length) {
      const end = ends[range] as number;
      const stop = Math.min(end, (row & ~31) + 32);
      let word = (bits[row >>> 5] as number) & (-1 << (row & 31));
      if ((stop & 31) !== 0) word &= (1 << (stop & 31)) - 1;
      const base = row & ~31;
      while (word !== 0) {
        block[filled++] = base + 31 - Math.clz32(word & -word);
        word &= word - 1;
      }
      row = stop;
      if (row === end) row = starts[++range] ?? 0;
    }
    return filled;
  };
}

/** Rows by id ascending, from a place in that order; the one driver whose blocks do not ascend. */
export function byIdDriver(byId: Uint32Array, start: number): Driver {
  let at = start;
  return (block) => {
    const some = byId.subarray(at, at + block.length);
    block.set(some);
    at += some.length;
    return some.length;
  };
}
