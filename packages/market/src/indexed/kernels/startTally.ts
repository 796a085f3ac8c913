import type { Codes } from "../format/Section.ts";
import type { Column } from "../table/Column.ts";
import { RowTally } from "./RowTally.ts";
import type { Counting, Tally } from "./Tally.ts";
import { WeightTally } from "./WeightTally.ts";

/** What a tally counts: a column's codes by weight, on about so many rows; 0 where groups of rows take turns. */
export type TallyOf = { column: Column; weight?: Codes; candidates: number };

/** How much more it costs to note a code than to walk past one. */
const notedCosts = 4;

/** A tally that has counted nothing. */
export function startTally({ column, weight, candidates }: TallyOf, counting: Counting): Tally {
  if (weight) return new WeightTally({ column, weight }, counting);
  // Walking all codes instead of noting those counted costs more than the rows where these are few.
  const notes = candidates * notedCosts < column.values.length;
  return new RowTally({ column, notes }, counting);
}
