import { type Machine, only } from "../assembly/Machine.ts";
import type { Counts } from "./CountStore.ts";

/*
 * Which places of an array of counts have been counted. Where few are, a bit is set for each: that costs as much as noting
 * the place in a list would, and the places come out ascending, without sorting.
 */

/** How many places can be walked in the time in which one is noted. */
const notedCosts = 4;

/** Whether noting the places that so many rows count costs less than walking all places afterwards. */
export function isNotingCheaper(rows: number, places: number): boolean {
  return rows * notedCosts < places;
}

/** Bits for so many places, none set. */
export function noneTouched(machine: Machine, places: number): Int32Array {
  return machine.filled((places + 31) >>> 5, 0);
}

/** The places whose bits are set, ascending. */
export function touchedPlaces({ run, calls }: Machine, touched: Int32Array): Uint32Array {
  let length = 0;
  for (let at = 0; at < touched.length; at++) length += bitsIn(touched[at] as number);
  const places = calls.words(length);
  only(run.touchedPlaces)(touched.byteOffset, touched.length, places.byteOffset);
  return places;
}

/** Sets the counts of the places whose bits are set to zero, and the bits. */
export function clearTouched(machine: Machine, counts: Counts, touched: Int32Array): void {
  for (const place of touchedPlaces(machine, touched)) counts[place] = 0;
  touched.fill(0);
}

/** The places from one on, up to the end, whose counts are not zero, ascending. */
export function countedPlaces(
  { run, calls }: Machine,
  counts: Uint32Array,
  { start, end }: { start: number; end: number },
): Uint32Array {
  // One more than there can be: each place is written before it is known whether it stays.
  const places = calls.words(end - start + 1);
  const found = only(run.countedPlaces)(counts.byteOffset, start, end, places.byteOffset);
  return places.subarray(0, found);
}

/** How many bits of a word are set. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
