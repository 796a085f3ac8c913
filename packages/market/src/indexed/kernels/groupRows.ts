import type { Column } from "../table/Column.ts";
import { partRows } from "./Ranges.ts";
import type { Counting } from "./Tally.ts";

/** Rows that carry a code. */
export type Group = { code: number; rows: Uint32Array };

/** Where groups are counted, and what throws when the call is to stop. */
export type Grouped = Counting & { check: () => void };

/**
 * Groups rows by the codes that they carry, codes ascending; code 0, none, is no group. Linear in rows. Groups are in the
 * memory of calls.
 */
export function groupRows({ machine, counts, check }: Grouped, rows: Uint32Array, column: Column): Group[] {
  const { codes, offsets, values } = column;
  const first = (row: number) => (offsets ? (offsets[row] as number) : row);
  const end = (row: number) => (offsets ? (offsets[row + 1] as number) : row + 1);
  const places = counts.rows.lend(values.length);
  const found: number[] = [];
  let entries = 0;
  eachPartOf(rows, check, (part) => {
    for (let at = 0; at < part.length; at++) {
      const row = part[at] as number;
      for (let item = first(row); item < end(row); item++) {
        const code = codes[item] as number;
        if (code === 0) continue;
        if (places[code] === 0) found.push(code);
        places[code] = (places[code] as number) + 1;
        entries++;
      }
    }
  });
  found.sort((one, other) => one - other);
  const grouped = machine.calls.words(entries);
  let place = 0;
  const groups = found.map((code) => {
    const length = places[code] as number;
    places[code] = place;
    place += length;
    return { code, rows: grouped.subarray(place - length, place) };
  });
  eachPartOf(rows, check, (part) => {
    for (let at = 0; at < part.length; at++) {
      const row = part[at] as number;
      for (let item = first(row); item < end(row); item++) {
        const code = codes[item] as number;
        if (code === 0) continue;
        const next = places[code] as number;
        grouped[next] = row;
        places[code] = next + 1;
      }
    }
  });
  for (const code of found) places[code] = 0;
  counts.rows.giveBack(places);
  return groups;
}

/** Goes through rows in parts, and checks between two: of rows that all fit in one, the caller has just done so. */
function eachPartOf(rows: Uint32Array, check: () => void, take: (part: Uint32Array) => void): void {
  for (let from = 0; from < rows.length; from += partRows) {
    if (from > 0) check();
    take(rows.subarray(from, from + partRows));
  }
}
