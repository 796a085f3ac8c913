import type { Codes } from "../format/Section.ts";
import type { PairGrid } from "./PairGrid.ts";

/** What the rows at a place of a grid have in a column, or the rows themselves. */
export type PlacedItems = { place: number; items: Uint32Array };

/** Groups of at least so many rows are wanted: as what they have in `column`, else as rows. */
export type Grouping = { least: number; column?: Codes };

/**
 * Groups rows that a grid has counted by their place, places ascending, rows in order; closes the grid. What is asked of
 * each row is read here, where rows come in order, and not group by group, where every row would miss the cache.
 */
export function groupPairs(grid: PairGrid, rows: Uint32Array, { least, column }: Grouping): PlacedItems[] {
  const { counts, first, second } = grid;
  const places = grid.places().filter((place) => (counts[place] as number) >= least);
  const lengths = places.map((place) => counts[place] as number);
  const grouped = new Uint32Array(lengths.reduce((sum, length) => sum + length, 0));
  // From here on a count says where the next row of its group goes, from 1 on; 0 is a group left out.
  grid.clear();
  let start = 0;
  const groups = Array.from(places, (place, index) => {
    const end = start + (lengths[index] as number);
    const group = { place, items: grouped.subarray(start, end) };
    counts[place] = start + 1;
    start = end;
    return group;
  });
  const take = (row: number, place: number) => {
    const at = counts[place] as number;
    if (at === 0) return;
    grouped[at - 1] = column ? (column[row] as number) : row;
    counts[place] = at + 1;
  };
  if (first.offsets || second.offsets) grid.visit(rows, take);
  else
    scatter(grouped, counts, rows, { first: first.codes, second: second.codes, shift: grid.shift, column });
  grid.close();
  return groups;
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
