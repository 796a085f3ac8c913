import { allocate } from "../format/Section.ts";
import type { EachCode } from "./invert.ts";

/** Codes on more rows than a bitset has words, ascending, on how many rows each is, and a bit per row for each of them. */
export function denseBits(rows: number, size: number, eachCode: EachCode) {
  const words = (rows + 31) >>> 5;
  const counts = new Uint32Array(size + 1);
  eachCode((_, code) => {
    counts[code] = (counts[code] as number) + 1;
  });
  const found = [...counts.keys()].filter((code) => code > 0 && (counts[code] as number) > words);
  const [codes, onRows] = [allocate("u32", found.length), allocate("u32", found.length)];
  codes.set(found);
  onRows.set(found.map((code) => counts[code] as number));
  const bits = allocate("i32", found.length * words);
  const startOf = new Float64Array(size + 1).fill(-1);
  found.forEach((code, index) => {
    startOf[code] = index * words;
  });
  eachCode((row, code) => {
    const start = startOf[code] as number;
    if (start < 0) return;
    const word = start + (row >>> 5);
    bits[word] = (bits[word] as number) | (1 << (row & 31));
  });
  return { codes, rows: onRows, bits };
}
