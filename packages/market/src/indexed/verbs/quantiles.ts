import type { Quantiles } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { lookUp } from "../kernels/lookUp.ts";
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
  lookUp(engine.machine, rows, codes);
  const piles = [
    { ...pileOf(rows), isOfCall: true },
    { codes, stretches, isOfCall: false },
  ];
  return percentiles(engine, piles, values, probabilities);
}
