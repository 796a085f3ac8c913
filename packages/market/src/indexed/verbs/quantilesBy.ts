import type { Quantiles, RankingRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { groupRows } from "../kernels/groupRows.ts";
import { percentiles } from "../kernels/percentiles.ts";
import { Tally } from "../kernels/Tally.ts";
import type { Refinement } from "../plan/refinements.ts";
import type { PostingColumns } from "../table/FactTable.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { selectedRows } from "./selectedRows.ts";

/** `Market.quantilesBy` */
export function quantilesBy(
  engine: IndexEngine,
  selection: Selection,
  probabilities: readonly number[],
  { dimension, limit, among }: RankingRequest,
): ({ value: number } & Quantiles)[] {
  const { posting, columns } = engine.table(selection.fact);
  const column = columns[dimension];
  if (!posting || !column) return [];
  const paid = selectedRows(engine, selection, keepPaid(posting));
  const tally = new Tally({ column: posting.pay, candidates: 0 }, engine.counts);
  const wanted = among && new Set(among);
  const answers = groupRows(paid, column, engine.counts)
    .map(({ code, rows }) => ({ value: column.values[code] as number, rows }))
    .filter(({ value }) => wanted?.has(value) ?? true)
    .sort((one, other) => other.rows.length - one.rows.length || one.value - other.value)
    .slice(0, limit)
    .map(({ value, rows }) => {
      engine.check();
      tally.clear();
      tally.add(rows, rows.length);
      return { value, ...percentiles(tally, posting.pay.values, probabilities) };
    });
  tally.close();
  return answers;
}

/** Keeps postings with pay. */
function keepPaid({ pay: { codes } }: PostingColumns): Refinement {
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
