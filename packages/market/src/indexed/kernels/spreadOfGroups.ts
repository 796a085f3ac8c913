import { type Machine, only } from "../assembly/Machine.ts";
import type { UnitSpread } from "./spreadsInTurn.ts";

/**
 * How groups of rows of weight one spread, given by the one code of each row, group after group in `numbers`; code 0 is
 * left out. `counts` are zeros and left as zeros. Squares are exact for groups of less than 94 million rows, whose square a float holds.
 */
export function spreadOfGroups(
  { run, calls }: Machine,
  lengths: Uint32Array,
  numbers: Uint32Array,
  counts: Uint32Array,
): (group: number) => UnitSpread {
  const found = calls.words(4 * lengths.length);
  only(run.spreadOfGroups)(
    numbers.byteOffset,
    lengths.byteOffset,
    lengths.length,
    counts.byteOffset,
    found.byteOffset,
  );
  const squares = new Float64Array(found.buffer, found.byteOffset, 2 * lengths.length);
  return (group) => ({
    total: found[4 * group] as number,
    distinct: found[4 * group + 1] as number,
    squares: squares[2 * group + 1] as number,
  });
}
