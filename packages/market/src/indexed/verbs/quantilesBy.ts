import type { Quantiles, RankingRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { groupRows } from "../kernels/groupRows.ts";
import { percentiles } from "../kernels/percentiles.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { keepPaid } from "./quantiles.ts";
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
  const paid = selectedRows(engine.scan(selection, keepPaid(posting)));
  const wanted = among && new Set(among);
  return groupRows(paid, column, engine.counts)
    .map(({ code, rows }) => ({ value: column.values[code] as number, rows }))
    .filter(({ value }) => wanted?.has(value) ?? true)
    .sort((one, other) => other.rows.length - one.rows.length || one.value - other.value)
    .slice(0, limit)
    .map(({ value, rows }) => {
      engine.check();
      const pay = rows.map((row) => posting.pay.codes[row] as number);
      const values = percentiles(pay, posting.pay.values, probabilities, engine.counts);
      return { value, count: pay.length, values };
    });
}
