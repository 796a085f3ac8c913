import { type Machine, variant, wordOf } from "../assembly/Machine.ts";
import type { Codes } from "../format/Section.ts";
import { eachRange, inBlocks } from "./drivers.ts";
import type { PairGrid } from "./PairGrid.ts";
import type { Selected } from "./Selected.ts";

/** Most numbers laid out at once, but for one group of more: beyond it every other write would miss the cache. */
const mostItems = 2 ** 22;

/** Groups of at least so many rows are wanted: as what they have in `column`, else as rows. */
export type Grouping = { least: number; column?: Codes };

/**
 * Takes the places of some groups on their grid, how many rows each has, and what these have in the column, or they
 * themselves, group after group; in the memory of calls, good until it returns.
 */
export type TakeGroups = (places: Uint32Array, lengths: Uint32Array, numbers: Uint32Array) => void;

/**
 * Calls back with groups of rows that a grid has counted by their place, places ascending, rows in order, all together
 * unless they are too many; closes the grid. What is asked of each row is read while rows come in order, and not group by group, where every row would miss
 * the cache.
 */
export function eachGroups(
  machine: Machine,
  grid: PairGrid,
  selected: Selected,
  { least, column, take }: Grouping & { take: TakeGroups },
): void {
  const { counts } = grid;
  const places = grid.touched();
  const lengths = machine.calls.words(places.length);
  let kept = 0;
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    const length = counts[place] as number;
    counts[place] = 0;
    if (length < least || !grid.isPair(place)) continue;
    places[kept] = place;
    lengths[kept++] = length;
  }
  const mark = machine.calls.mark();
  for (let from = 0; from < kept; ) {
    // From here on a count says where the next row of its group goes, from 1 on; 0 is a group that is not among these.
    let [end, rows] = [from, 0];
    while (end < kept && (end === from || rows + (lengths[end] as number) <= mostItems)) {
      counts[places[end] as number] = rows + 1;
      rows += lengths[end++] as number;
    }
    const numbers = machine.calls.words(rows);
    layOut(machine, grid, selected, { column, numbers });
    for (let at = from; at < end; at++) counts[places[at] as number] = 0;
    take(places.subarray(from, end), lengths.subarray(from, end), numbers);
    from = end;
    machine.calls.release(mark);
  }
  grid.close(places.subarray(0, 0));
}

/** Writes what each row has in the column, or the row, to where the next one of its group goes. */
function layOut(
  machine: Machine,
  grid: PairGrid,
  selected: Selected,
  { column, numbers }: { column?: Codes; numbers: Uint32Array },
): void {
  const { counts, first, second, shift } = grid;
  const { rows, stretches } = selected;
  if (!column || first.offsets || second.offsets) {
    const take = (row: number, place: number) => {
      const at = counts[place] as number;
      if (at === 0) return;
      numbers[at - 1] = column ? (column[row] as number) : row;
      counts[place] = at + 1;
    };
    const block = new Uint32Array(256);
    grid.visit(rows, take);
    eachRange(stretches, (start, end) =>
      inBlocks(start, end, block, (some, length) => grid.visit(some.subarray(0, length), take)),
    );
    return;
  }
  const columns = [first.codes, second.codes, column] as const;
  const read = [wordOf(first.codes), wordOf(second.codes), wordOf(column)] as const;
  const written = [shift, counts.byteOffset, numbers.byteOffset] as const;
  variant(machine.run.groupPairs, ...columns)(...read, rows.byteOffset, rows.length, ...written);
  const groupStretch = variant(machine.run.groupPairsOfStretch, ...columns);
  eachRange(stretches, (start, end) => void groupStretch(...read, start, end, ...written));
}
