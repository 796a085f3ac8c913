import type { Quantiles } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { GrowingNumbers } from "../build/GrowingNumbers.ts";
import { percentiles } from "../kernels/percentiles.ts";
import type { Refinement } from "../plan/refinements.ts";
import type { PostingColumns } from "../table/FactTable.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/** `Market.quantiles` */
export function quantiles(
  engine: IndexEngine,
  selection: Selection,
  probabilities: readonly number[],
): Quantiles {
  const { posting } = engine.table(selection.fact);
  if (!posting) return { count: 0, values: [] };
  const { codes, values } = posting.pay;
  const paid = new GrowingNumbers();
  engine.scan(selection, keepPaid(posting)).each((rows, length) => {
    for (let at = 0; at < length; at++) paid.push(codes[rows[at] as number] as number);
  });
  if (paid.length === 0) return { count: 0, values: [] };
  return { count: paid.length, values: percentiles(paid.values, values, probabilities, engine.counts) };
}

/** Keeps postings with pay. */
export function keepPaid({ pay: { codes } }: PostingColumns): Refinement {
  return (rows, length) => {
    let kept = 0;
    for (let at = 0; at < length; at++) {
      const row = rows[at] as number;
      rows[kept] = row;
      kept += (codes[row] as number) > 0 ? 1 : 0;
    }
    return kept;
  };
}
