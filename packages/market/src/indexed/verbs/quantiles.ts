import type { Quantiles } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { percentiles } from "../kernels/percentiles.ts";
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
  const { selected } = engine;
  selected.length = 0;
  engine.scan(selection).each((rows, length) => {
    let kept = 0;
    for (let at = 0; at < length; at++) {
      const code = codes[rows[at] as number] as number;
      rows[kept] = code;
      kept += code > 0 ? 1 : 0;
    }
    selected.append(rows, kept);
  });
  return percentiles(selected.values, values, probabilities);
}
