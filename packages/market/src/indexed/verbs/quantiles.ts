import type { Quantiles } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { percentiles } from "../kernels/percentiles.ts";
import { Tally } from "../kernels/Tally.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/** `Market.quantiles` */
export function quantiles(
  engine: IndexEngine,
  selection: Selection,
  probabilities: readonly number[],
): Quantiles {
  const { posting } = engine.table(selection.fact);
  if (!posting) return { count: 0, values: [] };
  const scan = engine.scan(selection);
  const tally = new Tally({ column: posting.pay, candidates: scan.candidates }, engine.counts);
  scan.each((rows, length) => tally.add(rows, length));
  const answer = percentiles(tally, posting.pay.values, probabilities);
  tally.close();
  return answer;
}
