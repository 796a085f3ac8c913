import type { Codes } from "../format/Section.ts";
import type { Coded } from "./add.ts";
import { SquareSum } from "./SquareSum.ts";

/** Some of an array's numbers: those from `start` on, `end` not included. */
type Items = { numbers: Uint32Array; start: number; end: number };

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
  // Of so much a float might not hold the squares exactly.
  const exact = total * total > Number.MAX_SAFE_INTEGER ? new SquareSum() : undefined;
  clear(rows, { codes, offsets }, counts, exact);
  return { total, distinct, squares: exact?.take() ?? squares };
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

/** Clears the counts, and sums their squares where that is asked for. */
function clear(rows: Items, { codes, offsets }: Adding, counts: Float64Array, squares?: SquareSum): void {
  for (let at = rows.start; at < rows.end; at++) {
    const row = rows.numbers[at] as number;
    const end = offsets ? (offsets[row + 1] as number) : row + 1;
    for (let item = offsets ? (offsets[row] as number) : row; item < end; item++) {
      const code = codes[item] as number;
      squares?.add(counts[code] as number);
      counts[code] = 0;
    }
  }
}
