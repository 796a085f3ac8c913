import { GrowingNumbers } from "../build/GrowingNumbers.ts";
import type { Column } from "../table/Column.ts";
import type { Counting } from "./Tally.ts";

/** Rows that carry a code. */
export type Group = { code: number; rows: Uint32Array };

/**
 * Groups rows by the codes that they carry, codes ascending; code 0, none, is no group. Linear in rows. Groups are in the
 * memory of calls.
 */
export function groupRows({ machine, counts: store }: Counting, rows: Uint32Array, column: Column): Group[] {
  const { codes, offsets, values } = column;
  const first = (row: number) => (offsets ? (offsets[row] as number) : row);
  const end = (row: number) => (offsets ? (offsets[row + 1] as number) : row + 1);
  const places = store.rows.lend(values.length);
  const noted = new GrowingNumbers();
  let entries = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    for (let item = first(row); item < end(row); item++) {
      const code = codes[item] as number;
      if (code === 0) continue;
      if (places[code] === 0) noted.push(code);
      places[code] = (places[code] as number) + 1;
      entries++;
    }
  }
  const found = noted.values.slice().sort();
  const grouped = machine.calls.words(entries);
  let place = 0;
  const groups = Array.from(found, (code) => {
    const length = places[code] as number;
    places[code] = place;
    place += length;
    return { code, rows: grouped.subarray(place - length, place) };
  });
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    for (let item = first(row); item < end(row); item++) {
      const code = codes[item] as number;
      if (code === 0) continue;
      const next = places[code] as number;
      grouped[next] = row;
      places[code] = next + 1;
    }
  }
  for (const code of found) places[code] = 0;
  store.rows.giveBack(places);
  return groups;
}
