import type { Codes } from "../format/Section.ts";
import type { Ranges } from "./Ranges.ts";

/** Some of the numbers of an array: those at the places of some stretches. */
export type Pile = { codes: Codes; stretches: Ranges };

/** All of some numbers as one pile. */
export function pileOf(codes: Codes): Pile {
  const stretches = { starts: Uint32Array.of(0), ends: Uint32Array.of(codes.length), rows: codes.length };
  return { codes, stretches };
}
