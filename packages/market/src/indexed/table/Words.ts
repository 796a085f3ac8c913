import type { Codes } from "../format/Section.ts";
import type { PostingLists } from "./Column.ts";

/** The keyword index: which words there are, which rows have them, and the words of each row, from `offsets[row]` on. */
export type Words = {
  bytes: Uint8Array;
  starts: Codes;
  lists: PostingLists;
  offsets: Codes;
  codes: Codes;
};

/** The code of a word; 0 when no posting has it. */
export function codeOfWord({ bytes, starts }: Words, word: string): number {
  const wanted = Buffer.from(word);
  if (wanted.length === 0) return 0;
  let [low, high] = [1, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(bytes, starts[middle] as number, starts[middle + 1] as number, wanted) < 0) low = middle + 1;
    else high = middle;
  }
  if (low >= starts.length - 1) return 0;
  return compare(bytes, starts[low] as number, starts[low + 1] as number, wanted) === 0 ? low : 0;
}

function compare(bytes: Uint8Array, start: number, end: number, wanted: Uint8Array): number {
  const length = Math.min(end - start, wanted.length);
  for (let at = 0; at < length; at++) {
    const difference = (bytes[start + at] as number) - (wanted[at] as number);
    if (difference !== 0) return difference;
  }
  return end - start - wanted.length;
}
