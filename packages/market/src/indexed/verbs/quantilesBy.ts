import type { Quantiles, RankingRequest } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { variant, wordOf } from "../assembly/Machine.ts";
import type { Codes } from "../format/Section.ts";
import { largest } from "../kernels/largest.ts";
import { pileOf } from "../kernels/Pile.ts";
import { percentiles } from "../kernels/percentiles.ts";
import { startTally } from "../kernels/startTally.ts";
import type { Counting } from "../kernels/Tally.ts";
import { type Column, codeOf } from "../table/Column.ts";
import type { IndexEngine } from "./IndexEngine.ts";
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
  const paid = selectedRows(engine, selection, { codes: posting.pay.codes, least: 1 });
  const tally = startTally({ column, candidates: paid.length }, engine);
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
  const pays = gather(engine, paid, { column, pay: posting.pay.codes, chosen, lengths });
  return values.map((value, index) => {
    engine.check();
    const pay = { ...pileOf(pays[index] as Uint32Array), isOfCall: true };
    return { value, ...percentiles(engine, [pay], posting.pay.values, probabilities) };
  });
}

/** Whether many rows are selected, and most without a test: further conditions on them find their rows from lists. */
function isUntested(engine: IndexEngine, selection: Selection): boolean {
  const { certain, candidates } = engine.scan(selection);
  return certain.rows > manyRows && 2 * certain.rows > candidates;
}

/** The pays of rows by chosen codes of a column, of each of which it is known how many rows there are. */
function gather(
  { machine, counts }: Counting,
  rows: Uint32Array,
  { column, pay, chosen, lengths }: Gathering,
): Uint32Array[] {
  const { codes, offsets, values } = column;
  const gathered = machine.calls.words(lengths.reduce((sum, length) => sum + length, 0));
  const next = counts.rows.lend(values.length);
  let start = 0;
  const groups = chosen.map((code, index) => {
    const end = start + (lengths[index] as number);
    next[code] = start + 1;
    const group = gathered.subarray(start, end);
    start = end;
    return group;
  });
  const to = [rows.byteOffset, rows.length, next.byteOffset, gathered.byteOffset] as const;
  if (offsets) {
    const lists = variant(machine.run.gatherLists, offsets, codes, pay);
    lists(wordOf(offsets), wordOf(codes), wordOf(pay), ...to);
  } else variant(machine.run.gatherRows, codes, pay)(wordOf(codes), wordOf(pay), ...to);
  for (const code of chosen) next[code] = 0;
  counts.rows.giveBack(next);
  return groups;
}

type Gathering = { column: Column; pay: Codes; chosen: readonly number[]; lengths: readonly number[] };
