import type { Dimension } from "../../Dimension.ts";
import {
  keepBetween,
  keepByBits,
  keepByList,
  keepByStretch,
  keepByTable,
  keepFrom,
} from "../kernels/keep.ts";
import type { FactTable } from "../table/FactTable.ts";
import { places } from "../table/places.ts";
import type { Words } from "../table/Words.ts";
import { boundMask } from "./boundMask.ts";
import type { Carried, Conditions } from "./Conditions.ts";
import { carriedMask, readyMask } from "./carriedMask.ts";
import { costOfCarried, costOfWords } from "./costs.ts";
import { askFor, hasWords } from "./hasWords.ts";
import type { Planning } from "./Planning.ts";
import { isExact, toWordTree, type WordTree } from "./WordTree.ts";

/** Moves the rows that pass to the front of a block and returns how many there are. */
export type Refinement = (rows: Uint32Array, length: number) => number;

/** The tables of dimensions that rows are not sorted by: where runs have been chosen by place, it needs no test. */
export function placeless(tables: Conditions["tables"]): Conditions["tables"] {
  return new Map([...tables].filter(([dimension]) => !places.some((place) => place === dimension)));
}

/** Refinements by single-valued dimensions, the one with most values first: it leaves fewest to the others. */
export function tableRefinements(
  { table: { columns }, machine }: Planning,
  tables: Conditions["tables"],
): Refinement[] {
  const sizeOf = (dimension: Dimension) => columns[dimension]?.values.length ?? 0;
  return [...tables]
    .sort(([one], [other]) => sizeOf(other) - sizeOf(one))
    .flatMap(([dimension, passes]) => {
      const codes = columns[dimension]?.codes;
      return codes
        ? [(rows: Uint32Array, length: number) => keepByTable(machine, rows, length, { codes, passes })]
        : [];
    });
}

/** Refinement by what employers are, for rows that come from elsewhere than the runs of some kinds. */
export function kindRefinements({ runs: { dated } }: FactTable, { kinds }: Conditions): Refinement[] {
  if (!kinds || !dated) return [];
  const stretches = { starts: dated.kindStarts, passes: kinds };
  return [(rows, length) => keepByStretch(rows, length, stretches)];
}

/** Refinements by days; ranges already see to the first-seen day. */
export function dayRefinements(
  { table: { posting }, machine }: Planning,
  days: Conditions["days"],
  ranged: boolean,
): Refinement[] {
  if (!days || !posting) return [];
  const { from, to, open } = days;
  const span = { days: posting.firstSeen, from: open ? 0 : from, to };
  const still = { codes: posting.lastSeen, least: from };
  const first: Refinement = (rows, length) => keepBetween(machine, rows, length, span);
  const last: Refinement = (rows, length) => keepFrom(machine, rows, length, still);
  return [...(ranged ? [] : [first]), ...(open ? [last] : [])];
}

/** Refinement by a condition on a multi-valued dimension, by a mask where so many candidates pay for making it. */
export function carriedRefinement(
  { table, masks, machine, counts: { flags } }: Planning,
  condition: Carried,
  candidates: number,
): Refinement {
  const { column, wanted } = condition;
  const ready = readyMask(condition);
  const cost = costOfCarried(condition, table.rows);
  if (ready || !column.offsets || cost.mask + candidates < cost.perRow * candidates) {
    const test = { bits: ready ?? carriedMask(condition, masks), isMask: !ready, wanted };
    return (rows, length) => keepByBits(machine, rows, length, test);
  }
  const passes = flags.lend(column.values.length);
  for (const code of condition.codes) passes[code] = 1;
  flags.setOnly(passes, condition.codes);
  const test = { offsets: column.offsets, codes: column.codes, passes, wanted };
  return (rows, length) => keepByList(machine, rows, length, test);
}

/** Refinements by keyword, by a mask where so many candidates pay for making it; phrases are verified on what is left. */
export function keywordRefinements(
  { table, masks, machine }: Planning,
  { keyword }: Conditions,
  candidates: number,
): Refinement[] {
  const words = keyword && table.posting?.words();
  if (!words) return [];
  const tree = toWordTree(words, keyword);
  const cost = costOfWords(words, tree, table.rows);
  if (cost.mask + candidates >= cost.perRow * candidates) return [verification(words, tree)];
  const test = { bits: boundMask(words, masks, tree), isMask: true, wanted: true };
  return [
    (rows, length) => keepByBits(machine, rows, length, test),
    ...(isExact(tree) ? [] : [verification(words, tree)]),
  ];
}

/** Refinement by reading a posting's words. */
export function verification(words: Words, tree: WordTree): Refinement {
  return (rows, length) => {
    askFor(words, rows, length);
    let kept = 0;
    for (let at = 0; at < length; at++) {
      const row = rows[at] as number;
      if (hasWords(words, row, tree)) rows[kept++] = row;
    }
    return kept;
  };
}

/** The tests of multi-valued dimensions and of the keyword. */
export function testRefinements(
  planning: Planning,
  conditions: Conditions,
  candidates: number,
): Refinement[] {
  return [
    ...conditions.carried.map((each) => carriedRefinement(planning, each, candidates)),
    ...keywordRefinements(planning, conditions, candidates),
  ];
}
