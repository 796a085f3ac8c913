import type { Codes } from "../format/Section.ts";

/** The weight of some rows, in units; rows without weights weigh one each. */
export function weigh(rows: Uint32Array, length: number, weight: Codes | undefined): number {
  if (!weight) return length;
  let units = 0;
  for (let at = 0; at < length; at++) units += weight[rows[at] as number] as number;
  return units;
}
