import type { Quantiles, RankingRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import type { Codes } from "../format/Section.ts";
import { largest } from "../kernels/largest.ts";
import { pileOf } from "../kernels/Pile.ts";
import { percentiles } from "../kernels/percentiles.ts";
import { Tally } from "../kernels/Tally.ts";
import { type Column, codeOf } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { keepPaid } from "./keepPaid.ts";
import { quantiles } from "./quantiles.ts";
import { selectedRows } from "./selectedRows.ts";

/** Planning a selection for each chosen code costs as much as going through some part of so many rows. */
const manyRows = 2 ** 15;

/** How much more it costs to find a row that carries a code than to look at one code of a row. */
const listedCosts = 12;

/** `Market.quantilesBy`: postings are counted first, so that only pays of the values asked for are gathered. */
export function quantilesBy(
  engine: IndexEngine,
  selection: Selection,
  probabilities: readonly number[],
  { dimension, limit, among }: RankingRequest,
): ({ value: number } & Quantiles)[] {
  const { posting, columns, rows } = engine.table(selection.fact);
  const column = columns[dimension];
  if (!posting || !column) return [];
  const paid = selectedRows(engine, selection, keepPaid(posting));
  const tally = new Tally({ column, candidates: paid.length }, engine.counts);
  tally.add(paid, paid.length);
  const wanted = among && new Set(among.map((value) => codeOf(column, value)));
  const codes = wanted ? tally.codes().filter((code) => wanted.has(code)) : tally.codes();
  const chosen = largest(codes, tally.counts, limit);
  const lengths = chosen.map((code) => tally.counts[code] as number);
  tally.close();
  const values = chosen.map((code) => column.values[code] as number);
  const found = lengths.reduce((sum, length) => sum + length, 0);
  const looked = (paid.length * column.codes.length) / rows;
  if (column.lists && found * listedCosts < looked && isUntested(engine, selection)) {
    return values.map((value) => {
      const carrying = { ...selection, filters: [...selection.filters, { dimension, all: [value] }] };
      return { value, ...quantiles(engine, carrying, probabilities) };
    });
  }
  const pays = gather(paid, column, posting.pay.codes, { chosen, lengths });
  return values.map((value, index) => {
    engine.check();
    const pay = pileOf(pays[index] as Uint32Array);
    return { value, ...percentiles([pay], posting.pay.values, probabilities) };
  });
}

/** Whether many rows are selected, and most without a test: further conditions on them find their rows from lists. */
function isUntested(engine: IndexEngine, selection: Selection): boolean {
  const { certain, candidates } = engine.scan(selection);
  return certain.rows > manyRows && 2 * certain.rows > candidates;
}

/** The pays of rows by chosen codes of a column, of each of which it is known how many rows there are. */
function gather(
  rows: Uint32Array,
  { codes, offsets, values }: Column,
  pay: Codes,
  { chosen, lengths }: { chosen: readonly number[]; lengths: readonly number[] },
): Uint32Array[] {
  const gathered = new Uint32Array(lengths.reduce((sum, length) => sum + length, 0));
  // Which of the chosen codes a code is, counted from 1: where they are few, the table stays in the first-level cache.
  const groupOf = chosen.length < 2 ** 8 ? new Uint8Array(values.length) : new Uint32Array(values.length);
  const next = new Uint32Array(chosen.length + 1);
  let start = 0;
  const groups = chosen.map((code, index) => {
    groupOf[code] = index + 1;
    next[index + 1] = start;
    start += lengths[index] as number;
    return gathered.subarray(start - (lengths[index] as number), start);
  });
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const paid = pay[row] as number;
    const end = offsets ? (offsets[row + 1] as number) : row + 1;
    for (let item = offsets ? (offsets[row] as number) : row; item < end; item++) {
      const group = groupOf[codes[item] as number] as number;
      if (group === 0) continue;
      const to = next[group] as number;
      gathered[to] = paid;
      next[group] = to + 1;
    }
  }
  return groups;
}
