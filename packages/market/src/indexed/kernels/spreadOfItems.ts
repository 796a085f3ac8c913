import { type Machine, only } from "../assembly/Machine.ts";
import type { Items } from "./Items.ts";
import type { UnitSpread } from "./spreadOfRows.ts";

/**
 * How rows of weight one spread, given by the one code of each; code 0 is left out. `counts` are zeros and left as zeros.
 * There are so few rows that squares stay exact.
 */
export function spreadOfItems(
  { run, calls }: Machine,
  { numbers, start, end }: Items,
  counts: Uint32Array,
): UnitSpread {
  const mark = calls.mark();
  const found = calls.words(2);
  const squares = only(run.spreadOfItems)(
    numbers.byteOffset,
    start,
    end,
    counts.byteOffset,
    found.byteOffset,
  );
  calls.release(mark);
  return { total: found[0] as number, distinct: found[1] as number, squares };
}
