import type { Column } from "../table/Column.ts";
import type { PairGrid } from "./PairGrid.ts";

/** Rows at a place of a grid. */
export type PlacedRows = { place: number; rows: Uint32Array };

/** Groups rows that a grid has counted by their place, places ascending, groups of fewer than `least` left out; closes the grid. */
export function groupPairs(grid: PairGrid, rows: Uint32Array, least: number): PlacedRows[] {
  const { counts, first, second } = grid;
  const places = grid.places().filter((place) => (counts[place] as number) >= least);
  const lengths = places.map((place) => counts[place] as number);
  const grouped = new Uint32Array(lengths.reduce((sum, length) => sum + length, 0));
  // From here on a count says where the next row of its group goes, from 1 on; 0 is a group left out.
  grid.clear();
  let start = 0;
  const groups = Array.from(places, (place, index) => {
    const end = start + (lengths[index] as number);
    const group = { place, rows: grouped.subarray(start, end) };
    counts[place] = start + 1;
    start = end;
    return group;
  });
  if (first.offsets || second.offsets) {
    grid.visit(rows, (row, place) => put(grouped, counts, row, place));
  } else scatter(grouped, counts, rows, { first, second, shift: grid.shift });
  grid.close();
  return groups;
}

function scatter(
  grouped: Uint32Array,
  next: Float64Array,
  rows: Uint32Array,
  { first, second, shift }: { first: Column; second: Column; shift: number },
): void {
  const [outer, inner] = [first.codes, second.codes];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    put(grouped, next, row, ((outer[row] as number) << shift) | (inner[row] as number));
  }
}

function put(grouped: Uint32Array, next: Float64Array, row: number, place: number): void {
  const at = next[place] as number;
  if (at === 0) return;
  grouped[at - 1] = row;
  next[place] = at + 1;
}
