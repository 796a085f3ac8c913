import type { Codes } from "../format/Section.ts";
import type { Counts } from "./CountStore.ts";

/** Adds one to the code of each row. */
export function addSingle(counts: Counts, rows: Uint32Array, length: number, codes: Codes): void {
  for (let at = 0; at < length; at++) {
    const code = codes[rows[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

/** Adds one to each of the codes from one place to another, the end not included. */
export function addStretch(counts: Counts, codes: Codes, start: number, end: number): void {
  // The same loop for each width of codes: one that has met several widths takes half as long again.
  if (codes instanceof Uint8Array) addBytes(counts, codes, start, end);
  else if (codes instanceof Uint16Array) addHalves(counts, codes, start, end);
  else addWords(counts, codes, start, end);
}

function addBytes(counts: Counts, codes: Uint8Array, start: number, end: number): void {
  for (let at = start; at < end; at++) {
    const code = codes[at] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

function addHalves(counts: Counts, codes: Uint16Array, start: number, end: number): void {
  for (let at = start; at < end; at++) {
    const code = codes[at] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

function addWords(counts: Counts, codes: Codes, start: number, end: number): void {
  for (let at = start; at < end; at++) {
    const code = codes[at] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

/** Adds one to each code of each row; the lists of rows that follow one another do so too, and are added as one stretch. */
export function addLists(
  counts: Counts,
  rows: Uint32Array,
  length: number,
  { codes, offsets }: { codes: Codes; offsets: Codes },
): void {
  for (let at = 0; at < length; ) {
    const first = rows[at++] as number;
    let next = first + 1;
    while (at < length && rows[at] === next) {
      at++;
      next++;
    }
    const end = offsets[next] as number;
    for (let item = offsets[first] as number; item < end; item++) {
      const code = codes[item] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
}

/** What to add for each row, its codes being one each or, with offsets, lists; rows without weights weigh one. */
export type Adding = { codes: Codes; offsets?: Codes; weight?: Codes };

/** Adds the weight of each row to its codes, code 0, none, left out; sets the bit of each code added to where asked. */
export function addNoting(
  counts: Counts,
  rows: Uint32Array,
  length: number,
  { codes, offsets, weight }: Adding,
  touched: Int32Array | undefined,
): void {
  for (let at = 0; at < length; at++) {
    const row = rows[at] as number;
    const adds = weight ? (weight[row] as number) : 1;
    if (adds === 0) continue;
    const end = offsets ? (offsets[row + 1] as number) : row + 1;
    for (let item = offsets ? (offsets[row] as number) : row; item < end; item++) {
      const code = codes[item] as number;
      if (code === 0) continue;
      if (touched) touched[code >>> 5] = (touched[code >>> 5] as number) | (1 << (code & 31));
      counts[code] = (counts[code] as number) + adds;
    }
  }
}
