import type { Codes } from "../format/Section.ts";
import type { Column } from "../table/Column.ts";
import { NotingTally } from "./NotingTally.ts";
import { RowTally } from "./RowTally.ts";
import type { Counting, Tally } from "./Tally.ts";
import { isNotingCheaper } from "./touched.ts";

/** What a tally counts: a column's codes by weight, on about so many rows; 0 where groups of rows take turns. */
export type TallyOf = { column: Column; weight?: Codes; candidates: number };

/** A tally that has counted nothing. */
export function startTally({ column, weight, candidates }: TallyOf, counting: Counting): Tally {
  const notes = weight !== undefined || isNotingCheaper(candidates, column.values.length);
  return notes ? new NotingTally({ column, weight }, counting) : new RowTally(column, counting);
}
