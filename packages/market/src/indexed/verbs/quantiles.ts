import type { Quantiles } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { pileOf } from "../kernels/Pile.ts";
import { percentiles } from "../kernels/percentiles.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { selectedStretches } from "./selectedRows.ts";

/** `Market.quantiles` */
export function quantiles(
  engine: IndexEngine,
  selection: Selection,
  probabilities: readonly number[],
): Quantiles {
  const { posting } = engine.table(selection.fact);
  if (!posting) return { count: 0, values: [] };
  const { codes, values } = posting.pay;
  const { rows, stretches } = selectedStretches(engine, selection);
  for (let at = 0; at < rows.length; at++) rows[at] = codes[rows[at] as number] as number;
  return percentiles([pileOf(rows), { codes, stretches }], values, probabilities);
}
