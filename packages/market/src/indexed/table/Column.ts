import type { Codes } from "../format/Section.ts";

/**
 * Which rows have each code of a column: those of code c stand from `offsets[c]` to `offsets[c + 1]`, ascending, but for
 * dense codes, which have a bit per row instead.
 */
export type PostingLists = { offsets: Codes; rows: Codes; dense: ReadonlyMap<number, DenseRows> };

/** The rows of a code as a bit per row, and how many they are. */
export type DenseRows = { bits: Int32Array; rows: number };

/**
 * A dimension of a table. Codes number its values from 1 by value ascending, 0 is none. With `offsets` a row has the
 * codes from `offsets[row]` to `offsets[row + 1]`, without it the one at `row`.
 */
export type Column = {
  values: Float64Array;
  codes: Codes;
  offsets?: Codes;
  lists?: PostingLists;
};

/** The code of a value; 0 when no record carries it. */
export function codeOf({ values }: Pick<Column, "values">, value: number): number {
  let [low, high] = [1, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return values[low] === value ? low : 0;
}

/** How many rows have a code. */
export function lengthOf({ offsets, dense }: PostingLists, code: number): number {
  if (code === 0) return 0;
  return dense.get(code)?.rows ?? (offsets[code + 1] as number) - (offsets[code] as number);
}

/** The rows that have a code which is not dense, ascending; none for code 0. */
export function rowsOf({ offsets, rows }: PostingLists, code: number): Codes {
  return rows.subarray(offsets[code] as number, offsets[code + 1] as number);
}
