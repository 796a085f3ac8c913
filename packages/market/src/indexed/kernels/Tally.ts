import type { Machine } from "../assembly/Machine.ts";
import type { CountStore, Counts } from "./CountStore.ts";

/** Where counts are kept, and the kernels that count. */
export type Counting = { machine: Machine; counts: CountStore };

/** Sums of weights per code, in units. */
export type Tally = {
  readonly counts: Counts;
  /** Adds rows, ascending. */
  add(rows: Uint32Array, length: number): void;
  /** Adds rows that follow one another, the end not included. */
  addStretch(start: number, end: number): void;
  codes(): Uint32Array;
  /** Sets the counts to zero, for the next group of rows. */
  clear(): void;
  /** Ends the use of the tally. */
  close(): void;
};
