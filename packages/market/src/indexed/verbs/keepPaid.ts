import type { Refinement } from "../plan/refinements.ts";
import type { PostingColumns } from "../table/FactTable.ts";

/** Keeps postings with pay. */
export function keepPaid({ pay: { codes } }: PostingColumns): Refinement {
  return (rows, length) => {
    let kept = 0;
    for (let at = 0; at < length; at++) {
      const row = rows[at] as number;
      rows[kept] = row;
      kept += Number((codes[row] as number) > 0);
    }
    return kept;
  };
}
