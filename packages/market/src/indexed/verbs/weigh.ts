import type { Codes } from "../format/Section.ts";

/** The weight of some rows, in units; rows without weights weigh one each. */
export function weigh(rows: Uint32Array, length: number, weight: Codes | undefined): number {
  if (!weight) return length;
  let units = 0;
  for (let at = 0; at < length; at++) units += weight[rows[at] as number] as number;
  return units;
}

/** The weight of rows that follow one another, the end not included. */
export function weighStretch(start: number, end: number, weight: Codes | undefined): number {
  if (!weight) return end - start;
  let units = 0;
  for (let row = start; row < end; row++) units += weight[row] as number;
  return units;
}
