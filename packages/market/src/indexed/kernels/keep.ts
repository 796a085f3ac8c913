import type { Codes } from "../format/Section.ts";

/*
 * Refinements of a block of rows: each moves the rows that pass to the front and returns how many there are. Rows are
 * written in any case and the end moves by 0 or 1, because a branch that is taken at random costs more than a write:
 * `kept += passes ? 1 : 0` is compiled to such a branch, and takes several times as long as `kept += Number(passes)` (`bench/kernels.ts`).
 */

/** Keeps rows whose code passes. */
export function keepByTable(rows: Uint32Array, length: number, codes: Codes, passes: Uint8Array): number {
  // The same loop for each width of codes: one that has met several widths takes half as long again.
  if (codes instanceof Uint8Array) return keepByBytes(rows, length, codes, passes);
  if (codes instanceof Uint16Array) return keepByHalves(rows, length, codes, passes);
  return keepByWords(rows, length, codes, passes);
}

function keepByBytes(rows: Uint32Array, length: number, codes: Uint8Array, passes: Uint8Array): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const row = rows[at] as number;
    rows[kept] = row;
    kept += passes[codes[row] as number] as number;
  }
  return kept;
}

function keepByHalves(rows: Uint32Array, length: number, codes: Uint16Array, passes: Uint8Array): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const row = rows[at] as number;
    rows[kept] = row;
    kept += passes[codes[row] as number] as number;
  }
  return kept;
}

function keepByWords(rows: Uint32Array, length: number, codes: Codes, passes: Uint8Array): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const row = rows[at] as number;
    rows[kept] = row;
    kept += passes[codes[row] as number] as number;
  }
  return kept;
}

/** Keeps rows whose bit is set, or not set when not wanted. */
export function keepByBits(rows: Uint32Array, length: number, bits: Int32Array, wanted: boolean): number {
  const flip = wanted ? 0 : 1;
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const row = rows[at] as number;
    rows[kept] = row;
    kept += (((bits[row >>> 5] as number) >>> (row & 31)) & 1) ^ flip;
  }
  return kept;
}

/** Keeps rows of which one of the codes passes, or none when not wanted. */
export function keepByList(
  rows: Uint32Array,
  length: number,
  { offsets, codes }: { offsets: Codes; codes: Codes },
  { passes, wanted }: { passes: Uint8Array; wanted: boolean },
): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const row = rows[at] as number;
    const end = offsets[row + 1] as number;
    let found = 0;
    for (let item = offsets[row] as number; item < end; item++)
      found |= passes[codes[item] as number] as number;
    rows[kept] = row;
    kept += Number((found === 1) === wanted);
  }
  return kept;
}

/** Keeps rows whose day lies between two days, both included. */
export function keepBetween(
  rows: Uint32Array,
  length: number,
  days: Codes,
  { from, to }: { from: number; to: number },
): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const row = rows[at] as number;
    const day = days[row] as number;
    rows[kept] = row;
    kept += Number(day >= from) & Number(day <= to);
  }
  return kept;
}

/** Keeps rows whose day is a day or later. */
export function keepFrom(rows: Uint32Array, length: number, days: Codes, from: number): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const row = rows[at] as number;
    rows[kept] = row;
    kept += Number((days[row] as number) >= from);
  }
  return kept;
}

/** Keeps rows of the stretches that pass; each begins where the last ends, the first with row 0. */
export function keepByStretch(
  rows: Uint32Array,
  length: number,
  starts: Uint32Array,
  passes: Uint8Array,
): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const row = rows[at] as number;
    let stretch = 0;
    for (let next = 1; next < starts.length; next++) stretch += Number(row >= (starts[next] as number));
    rows[kept] = row;
    kept += passes[stretch] as number;
  }
  return kept;
}
