import { GrowingNumbers } from "../build/GrowingNumbers.ts";
import type { Scan } from "./IndexEngine.ts";

/** All rows of a scan. */
export function selectedRows(scan: Scan): Uint32Array {
  const selected = new GrowingNumbers();
  scan.each((rows, length) => {
    for (let at = 0; at < length; at++) selected.push(rows[at] as number);
  });
  return selected.values;
}
