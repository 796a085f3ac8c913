import { type Machine, only, variant, wordOf } from "../assembly/Machine.ts";
import type { Codes } from "../format/Section.ts";
import { inBlocks } from "./drivers.ts";
import type { PairGrid } from "./PairGrid.ts";
import { eachSelected, type Selected } from "./Selected.ts";

/** Most numbers laid out at once, but for one group of more: beyond it every other write would miss the cache. */
const mostItems = 2 ** 22;

/** Groups of at least so many rows are wanted: as what they have in `column`, else as rows. */
export type Grouping = { least: number; column?: Codes };

/**
 * Groups of rows: the codes of their pairs, first then second ascending, how many rows each has, and what these have in
 * the column asked for, or they themselves, in order, group after group. In the memory of calls, good until the next.
 */
export type Groups = {
  firsts: Uint32Array;
  seconds: Uint32Array;
  lengths: Uint32Array;
  numbers: Uint32Array;
};

/**
 * Calls back with the groups of rows that a grid has counted, all together unless they are too many; closes the grid. What
 * is asked of each row is read while rows come in order, and not group by group, where every row would miss the cache.
 */
export function eachGroups(
  machine: Machine,
  grid: PairGrid,
  selected: Selected,
  { least, column, check, take }: Grouping & { check: () => void; take: (groups: Groups) => void },
): void {
  const { run, calls } = machine;
  const next = grid.counts.byteOffset;
  const places = grid.touched();
  const words = () => calls.words(places.length);
  const [firsts, seconds, lengths, total] = [words(), words(), words(), calls.words(1)];
  const kept = only(run.takeWanted)(
    next,
    places.byteOffset,
    places.length,
    grid.shift,
    // In 32 bits without a sign a fraction would be cut off, and what is below or beyond them become another number.
    Math.min(Math.max(0, Math.ceil(least)), 2 ** 32 - 1),
    firsts.byteOffset,
    seconds.byteOffset,
    lengths.byteOffset,
  );
  const mark = calls.mark();
  for (let from = 0; from < kept; ) {
    // From here on a count says where the next row of its group goes, from 1 on; 0 is a group that is not among these.
    const given = [next, places.byteOffset, lengths.byteOffset, from, kept] as const;
    const end = only(run.startGroups)(...given, mostItems, total.byteOffset);
    const numbers = calls.words(total[0] as number);
    layOut(machine, grid, selected, { column, numbers, check });
    only(run.clearPlaces)(next, places.byteOffset, from, end);
    take({
      firsts: firsts.subarray(from, end),
      seconds: seconds.subarray(from, end),
      lengths: lengths.subarray(from, end),
      numbers,
    });
    from = end;
    calls.release(mark);
  }
  grid.close();
}

/** Writes what each row has in the column, or the row, to where the next one of its group goes. */
function layOut(
  machine: Machine,
  grid: PairGrid,
  selected: Selected,
  { column, numbers, check }: { column?: Codes; numbers: Uint32Array; check: () => void },
): void {
  const { counts, first, second, shift } = grid;
  if (!column || first.offsets || second.offsets) {
    const take = (row: number, place: number) => {
      const at = counts[place] as number;
      if (at === 0) return;
      numbers[at - 1] = column ? (column[row] as number) : row;
      counts[place] = at + 1;
    };
    const block = new Uint32Array(256);
    eachSelected(selected, {
      rows: (rows) => grid.visit(rows, take),
      stretch: (start, end) =>
        inBlocks(start, end, block, (rows, length) => grid.visit(rows.subarray(0, length), take)),
      check,
    });
    return;
  }
  const columns = [first.codes, second.codes, column] as const;
  const read = [wordOf(first.codes), wordOf(second.codes), wordOf(column)] as const;
  const written = [shift, counts.byteOffset, numbers.byteOffset] as const;
  const groupPairs = variant(machine.run.groupPairs, ...columns);
  const groupStretch = variant(machine.run.groupPairsOfStretch, ...columns);
  eachSelected(selected, {
    rows: (rows) => void groupPairs(...read, rows.byteOffset, rows.length, ...written),
    stretch: (start, end) => void groupStretch(...read, start, end, ...written),
    check,
  });
}
