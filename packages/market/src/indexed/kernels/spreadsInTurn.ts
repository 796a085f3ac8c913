import type { Codes } from "../format/Section.ts";
import type { Coded } from "./add.ts";
import type { Items } from "./Items.ts";
import { SquareSum } from "./SquareSum.ts";

/** Codes of rows, and what each row weighs; without weights rows weigh one. */
type Adding = Coded & { weight?: Codes };

/** The sum of the codes' counts, how many codes have one, and the sum of their squares, in units. */
export type UnitSpread = { total: number; distinct: number; squares: number };

/**
 * How rows spread over codes, code 0 left out. `counts` are zeros and left as zeros: squares are summed while counting,
 * (n + w)² being n² + w (2 n + w), so that codes need neither be noted nor walked.
 */
function spreadOfRows(rows: Items, { codes, offsets, weight }: Adding, counts: Float64Array): UnitSpread {
  let [total, distinct, squares] = [0, 0, 0];
  const { numbers } = rows;
  for (let at = rows.start; at < rows.end; at++) {
    const row = numbers[at] as number;
    const adds = weight ? (weight[row] as number) : 1;
    if (adds === 0) continue;
    const end = offsets ? (offsets[row + 1] as number) : row + 1;
    for (let item = offsets ? (offsets[row] as number) : row; item < end; item++) {
      const code = codes[item] as number;
      if (code === 0) continue;
      const before = counts[code] as number;
      counts[code] = before + adds;
      total += adds;
      distinct += Number(before === 0);
      squares += adds * (2 * before + adds);
    }
  }
  const isExact = total * total <= Number.MAX_SAFE_INTEGER;
  const sum = clearSummingSquares(rows, { codes, offsets }, counts);
  return { total, distinct, squares: isExact ? squares : sum.take() };
}

/** The same for groups of rows, one after another in `numbers`, each asked for once and in turn. */
export function spreadsInTurn(
  lengths: Uint32Array,
  numbers: Uint32Array,
  adding: Adding,
  counts: Float64Array,
): (group: number) => UnitSpread {
  const rows = { numbers, start: 0, end: 0 };
  return (group) => {
    rows.start = rows.end;
    rows.end += lengths[group] as number;
    return spreadOfRows(rows, adding, counts);
  };
}

/** Clears the counts; sums their squares, which might outgrow what a float holds exactly. */
function clearSummingSquares(rows: Items, { codes, offsets }: Adding, counts: Float64Array): SquareSum {
  const squares = new SquareSum();
  for (let at = rows.start; at < rows.end; at++) {
    const row = rows.numbers[at] as number;
    const end = offsets ? (offsets[row + 1] as number) : row + 1;
    for (let item = offsets ? (offsets[row] as number) : row; item < end; item++) {
      const code = codes[item] as number;
      squares.add(counts[code] as number);
      counts[code] = 0;
    }
  }
  return squares;
}
