import type { Spread } from "../../Market.ts";
import type { Counts } from "../kernels/CountStore.ts";
import type { Tally } from "../kernels/Tally.ts";

/** The spread of a tally. Squares are summed as big numbers where they might outgrow what a float holds exactly. */
export function spread({ counts }: Tally, codes: Uint32Array, unitsPerRecord: number): Spread {
  let [total, squares] = [0, 0];
  for (const code of codes) {
    const units = counts[code] as number;
    total += units;
    squares += units * units;
  }
  const exact = total * total <= Number.MAX_SAFE_INTEGER ? squares : Number(bigSquares(counts, codes));
  return { total: total / unitsPerRecord, distinct: codes.length, sumOfSquares: exact / unitsPerRecord ** 2 };
}

function bigSquares(counts: Counts, codes: Uint32Array): bigint {
  let squares = 0n;
  for (const code of codes) squares += BigInt(counts[code] as number) ** 2n;
  return squares;
}
