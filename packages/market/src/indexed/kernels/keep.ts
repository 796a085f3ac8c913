import { type Machine, only, variant, wordOf } from "../assembly/Machine.ts";
import type { Codes } from "../format/Section.ts";

/*
 * Refinements of a block of rows: each moves the rows that pass to the front and returns how many there are. Rows and
 * masks are in the memory of calls, tables in that of counts.
 */

/** Keeps rows whose code passes. */
export function keepByTable(
  { run }: Machine,
  rows: Uint32Array,
  length: number,
  { codes, passes }: { codes: Codes; passes: Uint8Array },
): number {
  return variant(run.keepByTable, codes)(wordOf(codes), rows.byteOffset, length, passes.byteOffset);
}

/** Keeps rows whose bit is set, or not set when not wanted: of an index's bits, or of a mask made for the call. */
export function keepByBits(
  { run }: Machine,
  rows: Uint32Array,
  length: number,
  { bits, isMask, wanted }: { bits: Int32Array; isMask: boolean; wanted: boolean },
): number {
  const flip = wanted ? 0 : 1;
  return isMask
    ? only(run.keepByMask)(rows.byteOffset, length, bits.byteOffset, flip)
    : only(run.keepByBits)(wordOf(bits), rows.byteOffset, length, flip);
}

/** Keeps rows of which one of the codes passes, or none when not wanted. */
export function keepByList(
  { run }: Machine,
  rows: Uint32Array,
  length: number,
  { offsets, codes, passes, wanted }: { offsets: Codes; codes: Codes; passes: Uint8Array; wanted: boolean },
): number {
  return variant(run.keepByList, offsets, codes)(
    wordOf(offsets),
    wordOf(codes),
    rows.byteOffset,
    length,
    passes.byteOffset,
    Number(wanted),
  );
}

/** Keeps rows whose day lies between two days, both included; no day is less than 0. */
export function keepBetween(
  { run }: Machine,
  rows: Uint32Array,
  length: number,
  { days, from, to }: { days: Codes; from: number; to: number },
): number {
  const first = Math.max(0, from);
  const howMany = Math.max(0, to - first + 1);
  return variant(run.keepBetween, days)(wordOf(days), rows.byteOffset, length, first, howMany);
}

/** A column, and the least that a row has to have in it: a code, a day or an id. */
export type Least = { codes: Codes; least: number };

/** Keeps rows that have at least so much in a column. */
export function keepFrom(
  { run }: Machine,
  rows: Uint32Array,
  length: number,
  { codes, least }: Least,
): number {
  return variant(run.keepFrom, codes)(wordOf(codes), rows.byteOffset, length, Math.max(0, least));
}

/** Keeps rows of the stretches that pass; each begins where the last ends, the first with row 0. */
export function keepByStretch(
  rows: Uint32Array,
  length: number,
  { starts, passes }: { starts: Uint32Array; passes: Uint8Array },
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
