import type { Codes } from "../format/Section.ts";
import { eachRange, inBlocks } from "./drivers.ts";
import type { PairGrid } from "./PairGrid.ts";
import type { Selected } from "./Selected.ts";

/**
 * What the rows at the places of a grid have in a column, or the rows themselves: those of `places[n]` stand in `items` from
 * where the place before ends to `ends[n]`.
 */
export type PlacedItems = { places: Uint32Array; ends: Uint32Array; items: Uint32Array };

/** Groups of at least so many rows are wanted: as what they have in `column`, else as rows. */
export type Grouping = { least: number; column?: Codes };

/**
 * Groups rows that a grid has counted by their place, places ascending, rows in order; closes the grid. What is asked of
 * each row is read here, where rows come in order, and not group by group, where every row would miss the cache.
 */
export function groupPairs(grid: PairGrid, selected: Selected, { least, column }: Grouping): PlacedItems {
  const { counts, first, second } = grid;
  const touched = grid.touched();
  const ends = new Uint32Array(touched.length);
  // From here on a count says where the next row of its group goes, from 1 on; 0 is a group left out.
  let [kept, end] = [0, 0];
  for (let at = 0; at < touched.length; at++) {
    const place = touched[at] as number;
    const length = counts[place] as number;
    const isWanted = length >= least && grid.isPair(place);
    counts[place] = isWanted ? end + 1 : 0;
    if (!isWanted) continue;
    end += length;
    ends[kept] = end;
    touched[kept++] = place;
  }
  const items = new Uint32Array(end);
  const take = (row: number, place: number) => {
    const at = counts[place] as number;
    if (at === 0) return;
    items[at - 1] = column ? (column[row] as number) : row;
    counts[place] = at + 1;
  };
  if (first.offsets || second.offsets) {
    const block = new Uint32Array(256);
    grid.visit(selected.rows, take);
    eachRange(selected.stretches, (start, end) =>
      inBlocks(start, end, block, (rows, length) => grid.visit(rows.subarray(0, length), take)),
    );
  } else {
    const from = { first: first.codes, second: second.codes, shift: grid.shift, column };
    scatter(items, counts, selected.rows, from);
    eachRange(selected.stretches, (start, end) => scatterStretch(items, counts, { start, end }, from));
  }
  const places = touched.subarray(0, kept);
  grid.close(places);
  return { places, ends, items };
}

type Scattering = { first: Codes; second: Codes; shift: number; column?: Codes };

function scatter(
  grouped: Uint32Array,
  next: Float64Array | Uint32Array,
  rows: Uint32Array,
  { first, second, shift, column }: Scattering,
): void {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const place = ((first[row] as number) << shift) | (second[row] as number);
    const to = next[place] as number;
    if (to === 0) continue;
    grouped[to - 1] = column ? (column[row] as number) : row;
    next[place] = to + 1;
  }
}

/** The same for rows that follow one another. */
function scatterStretch(
  grouped: Uint32Array,
  next: Float64Array | Uint32Array,
  { start, end }: { start: number; end: number },
  { first, second, shift, column }: Scattering,
): void {
  for (let row = start; row < end; row++) {
    const place = ((first[row] as number) << shift) | (second[row] as number);
    const to = next[place] as number;
    if (to === 0) continue;
    grouped[to - 1] = column ? (column[row] as number) : row;
    next[place] = to + 1;
  }
}
