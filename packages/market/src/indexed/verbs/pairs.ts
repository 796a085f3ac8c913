import type { Dimension } from "../../Dimension.ts";
import type { Selection } from "../../Selection.ts";
import { groupRows } from "../kernels/groupRows.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { selectedRows } from "./selectedRows.ts";

/** Selected rows that carry two values. */
export type Pair = { first: number; second: number; rows: Uint32Array };

/** Which pairs: of which dimensions, with how many rows at least. */
export type PairsOf = { first: Dimension; second: Dimension; least: number };

/** The pairs of values that rows of a selection carry, by first then second value ascending. */
export function* pairs(
  engine: IndexEngine,
  selection: Selection,
  { first, second, least }: PairsOf,
): Generator<Pair> {
  const { columns } = engine.table(selection.fact);
  const [outer, inner] = [columns[first], columns[second]];
  if (!outer || !inner) return;
  for (const one of groupRows(selectedRows(engine, selection), outer, engine.counts)) {
    if (one.rows.length < least) continue;
    engine.check();
    for (const other of groupRows(one.rows, inner, engine.counts)) {
      if (other.rows.length < least) continue;
      const values = { first: outer.values[one.code] as number, second: inner.values[other.code] as number };
      yield { ...values, rows: other.rows };
    }
  }
}
