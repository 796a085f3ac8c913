import { allocate } from "../format/Section.ts";
import type { Inverted } from "./invert.ts";

/** Codes whose list is longer than a bitset would be, ascending, and a bit per row for each of them. */
export function denseBits(rows: number, { offsets, rows: lists }: Inverted) {
  const words = (rows + 31) >>> 5;
  const codes: number[] = [];
  for (let code = 1; code + 1 < offsets.length; code++) {
    if ((offsets[code + 1] as number) - (offsets[code] as number) > words) codes.push(code);
  }
  const bits = allocate("i32", codes.length * words);
  codes.forEach((code, index) => {
    for (let at = offsets[code] as number; at < (offsets[code + 1] as number); at++) {
      const row = lists[at] as number;
      const word = index * words + (row >>> 5);
      bits[word] = (bits[word] as number) | (1 << (row & 31));
    }
  });
  const denseCodes = allocate("u32", codes.length);
  denseCodes.set(codes);
  return { codes: denseCodes, bits };
}
