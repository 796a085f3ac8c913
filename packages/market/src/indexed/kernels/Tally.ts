import type { Machine } from "../assembly/Machine.ts";
import type { Codes } from "../format/Section.ts";
import type { Column } from "../table/Column.ts";
import type { CountStore, Counts } from "./CountStore.ts";
import { RowTally } from "./RowTally.ts";
import { WeightTally } from "./WeightTally.ts";

/** What a tally counts: a column's codes by weight, on about so many rows; 0 where groups of rows take turns. */
export type TallyOf = { column: Column; weight?: Codes; candidates: number };

/** Where counts are kept, and the kernels that count. */
export type Counting = { machine: Machine; counts: CountStore };

/** Sums of weights per code, in units. */
export type Tally = {
  readonly counts: Counts;
  /** Adds rows, ascending. */
  add(rows: Uint32Array, length: number): void;
  /** Adds rows that follow one another, the end not included. */
  addStretch(start: number, end: number): void;
  /** Codes with a count, without code 0, ascending; good until the next change. */
  codes(): Uint32Array;
  /** Sets the counts to zero, for the next group of rows. */
  clear(): void;
  /** Ends the use of the tally. */
  close(): void;
};

/** How much more it costs to note a code than to walk past one. */
const notedCosts = 4;

/** A tally that has counted nothing. */
export function startTally({ column, weight, candidates }: TallyOf, counting: Counting): Tally {
  if (weight) return new WeightTally({ column, weight }, counting);
  // Walking all codes instead of noting those counted costs more than the rows where these are few.
  const notes = candidates * notedCosts < column.values.length;
  return weight ? new WeightTally({ column, weight }, counting) : new RowTally({ column, notes }, counting);
}
