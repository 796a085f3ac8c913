import type { Spread } from "../../Market.ts";
import { SquareSum } from "../kernels/SquareSum.ts";
import type { Tally } from "../kernels/Tally.ts";

/** The spread of a tally. Squares might outgrow what a float holds exactly. */
export function spread({ counts }: Tally, codes: Uint32Array, unitsPerRecord: number): Spread {
  const squares = new SquareSum();
  let total = 0;
  for (let at = 0; at < codes.length; at++) {
    const units = counts[codes[at] as number] as number;
    total += units;
    squares.add(units);
  }
  const sumOfSquares = squares.take() / unitsPerRecord ** 2;
  return { total: total / unitsPerRecord, distinct: codes.length, sumOfSquares };
}
