import { type Machine, only, variant, wordOf } from "../assembly/Machine.ts";
import type { Least } from "./keep.ts";
import type { Pile } from "./Pile.ts";
import type { Ranges } from "./Ranges.ts";

/** Rows of a block; small enough to stay in the first-level cache while it is refined. */
export const blockRows = 1024;

/** Gives candidate rows block by block, ascending in each: fills the block and returns how many, 0 at the end. */
export type Driver = (block: Uint32Array) => number;

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
export function rangesDriver({ run }: Machine, ranges: Ranges): Driver {
  const listStretch = only(run.listStretch);
  return stretchesDriver(ranges, (start, end, place) => {
    listStretch(place, start, end);
    return end - start;
  });
}

/** The rows of the ranges that have at least so much in a column, ascending; tested while they are listed. */
export function rangesFromDriver({ run }: Machine, ranges: Ranges, { codes, least }: Least): Driver {
  const [listFrom, at, from] = [variant(run.listFrom, codes), wordOf(codes), Math.max(0, least)];
  return stretchesDriver(ranges, (start, end, place) => listFrom(at, place, start, end, from));
}

/** Lists what there is to list of the rows from one to another at a place of the block; gives how many. */
type ListRows = (start: number, end: number, place: number) => number;

function stretchesDriver({ starts, ends }: Ranges, list: ListRows): Driver {
  let range = 0;
  let row = starts[0] ?? 0;
  return (block) => {
    let filled = 0;
    while (range < starts.length && filled < block.length) {
      const end = Math.min(ends[range] as number, row + block.length - filled);
      filled += list(row, end, block.byteOffset + 4 * filled);
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

/** Every row of the ranges whose bit is set in a mask made for the call, ascending. */
export function maskDriver({ run, calls }: Machine, bits: Int32Array, { starts, ends }: Ranges): Driver {
  const listBits = only(run.listBits);
  const reached = calls.words(1);
  let range = 0;
  let row = starts[0] ?? 0;
  return (block) => {
    let filled = 0;
    while (range < starts.length && filled + 32 <= block.length) {
      const end = ends[range] as number;
      const [place, room] = [block.byteOffset + 4 * filled, block.length - filled];
      filled += listBits(bits.byteOffset, row, end, place, room, reached.byteOffset);
      row = reached[0] as number;
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
