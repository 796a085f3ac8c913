import type { Dimension } from "../../Dimension.ts";
import type { Selection } from "../../Selection.ts";
import { groupRows } from "../kernels/groupRows.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { selectedRows } from "./selectedRows.ts";

/** Selected rows that carry two values. */
export type Pair = { first: number; second: number; rows: Uint32Array };

/** The pairs of values that rows of a selection carry, by first then second value ascending. */
export function* pairs(
  engine: IndexEngine,
  selection: Selection,
  { first, second }: { first: Dimension; second: Dimension },
): Generator<Pair> {
  const { columns } = engine.table(selection.fact);
  const [outer, inner] = [columns[first], columns[second]];
  if (!outer || !inner) return;
  for (const one of groupRows(selectedRows(engine.scan(selection)), outer, engine.counts)) {
    engine.check();
    for (const other of groupRows(one.rows, inner, engine.counts)) {
      const values = { first: outer.values[one.code] as number, second: inner.values[other.code] as number };
      yield { ...values, rows: other.rows };
    }
  }
}
