import { allocateCodes, type Codes } from "../format/Section.ts";

/** The rows of every code, ascending; those of code c stand from `offsets[c]` to `offsets[c + 1]`. Code 0 has none. */
export type Inverted = { offsets: Codes; rows: Codes };

/** Calls back with every code of every row, rows ascending. */
export type EachCode = (visit: (row: number, code: number) => void) => void;

/** Turns codes of rows into rows of codes; `rows` and `size` are how many rows and codes there are. */
export function invert(rows: number, size: number, eachCode: EachCode): Inverted {
  const counts = new Float64Array(size + 2);
  eachCode((_, code) => {
    if (code > 0) counts[code + 1] = (counts[code + 1] as number) + 1;
  });
  for (let code = 1; code < counts.length; code++) {
    counts[code] = (counts[code] as number) + (counts[code - 1] as number);
  }
  const total = counts[size + 1] as number;
  const offsets = allocateCodes(total, size + 2);
  offsets.set(counts);
  const lists = allocateCodes(Math.max(0, rows - 1), total);
  eachCode((row, code) => {
    if (code === 0) return;
    const place = counts[code] as number;
    lists[place] = row;
    counts[code] = place + 1;
  });
  return { offsets, rows: lists };
}
