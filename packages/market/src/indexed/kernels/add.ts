import { type Machine, variant, wordOf } from "../assembly/Machine.ts";
import type { Codes } from "../format/Section.ts";

/** A column's codes, one a row or, with offsets, a list a row. */
export type Coded = { codes: Codes; offsets?: Codes };

/** Adds one to each code of each row. */
export function addRows(
  { run }: Machine,
  counts: Uint32Array,
  { codes, offsets }: Coded,
  rows: Uint32Array,
  length: number,
): void {
  if (offsets) {
    const addLists = variant(run.addLists, offsets, codes);
    addLists(wordOf(offsets), wordOf(codes), rows.byteOffset, length, counts.byteOffset);
  } else variant(run.addRows, codes)(wordOf(codes), rows.byteOffset, length, counts.byteOffset);
}

/** Adds one to each of the codes from one place to another, the end not included. */
export function addStretch(
  { run }: Machine,
  counts: Uint32Array,
  codes: Codes,
  { start, end }: { start: number; end: number },
): void {
  variant(run.addStretch, codes)(wordOf(codes), start, end, counts.byteOffset);
}

/** Adds one to each code of each row and sets the code's bit, code 0, none, left out. */
export function addNoting(
  { run }: Machine,
  { counts, touched }: { counts: Uint32Array; touched: Int32Array },
  { codes, offsets }: Coded,
  rows: Uint32Array,
  length: number,
): void {
  const to = [counts.byteOffset, touched.byteOffset] as const;
  if (offsets) {
    const addLists = variant(run.addListsNoting, offsets, codes);
    addLists(wordOf(offsets), wordOf(codes), rows.byteOffset, length, ...to);
  } else variant(run.addRowsNoting, codes)(wordOf(codes), rows.byteOffset, length, ...to);
}

/** Adds each row's weight to each of its codes and sets the code's bit; code 0 and rows that weigh nothing are left out. */
export function addWeights(
  { run }: Machine,
  { counts, touched }: { counts: Float64Array; touched: Int32Array },
  { codes, offsets, weight }: Coded & { weight: Codes },
  rows: Uint32Array,
  length: number,
): void {
  const given = [rows.byteOffset, length, counts.byteOffset, touched.byteOffset] as const;
  if (offsets) {
    const weighLists = variant(run.weighLists, offsets, codes, weight);
    weighLists(wordOf(offsets), wordOf(codes), wordOf(weight), ...given);
  } else variant(run.weighRows, codes, weight)(wordOf(codes), wordOf(weight), ...given);
}
