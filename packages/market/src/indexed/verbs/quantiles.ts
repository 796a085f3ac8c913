import type { Quantiles } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { percentiles } from "../kernels/percentiles.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { keepPaid } from "./keepPaid.ts";

/** `Market.quantiles` */
export function quantiles(
  engine: IndexEngine,
  selection: Selection,
  probabilities: readonly number[],
): Quantiles {
  const { posting } = engine.table(selection.fact);
  if (!posting) return { count: 0, values: [] };
  const { codes, values } = posting.pay;
  const { selected } = engine;
  selected.length = 0;
  engine.scan(selection, keepPaid(posting)).each((rows, length) => {
    for (let at = 0; at < length; at++) rows[at] = codes[rows[at] as number] as number;
    selected.append(rows, length);
  });
  return percentiles(selected.values, values, probabilities);
}
