import { allocate, type Codes } from "../format/Section.ts";

/**
 * The most days that lie between first and last day of a posting, for each run. A posting that was open on a day was
 * first seen at most so long before it.
 */
export function longestOpen(starts: Uint32Array, firstSeen: Codes, lastSeen: Codes): Uint32Array {
  const longest = allocate("u32", Math.max(0, starts.length - 1));
  for (let run = 0; run < longest.length; run++) {
    for (let row = starts[run] as number; row < (starts[run + 1] as number); row++) {
      const days = (lastSeen[row] as number) - (firstSeen[row] as number);
      if (days > (longest[run] as number)) longest[run] = days;
    }
  }
  return longest;
}
