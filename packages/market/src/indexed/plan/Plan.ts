import type { Dimension } from "../../Dimension.ts";
import type { Selection } from "../../Selection.ts";
import { type Driver, listsDriver, maskDriver, type Ranges, rangesDriver } from "../kernels/drivers.ts";
import type { MaskStore } from "../kernels/MaskStore.ts";
import { lengthOf, type PostingLists, rowsOf } from "../table/Column.ts";
import type { FactTable } from "../table/FactTable.ts";
import { type Conditions, readConditions } from "./Conditions.ts";
import { narrowMask, rowsCarrying } from "./carriedMask.ts";
import { costOfCarried, costOfWords, listedRow, maskWord, searchedRun } from "./costs.ts";
import type { DayBounds } from "./DayBounds.ts";
import { findRanges, places } from "./findRanges.ts";
import {
  carriedRefinement,
  dayRefinements,
  keywordRefinements,
  type Refinement,
  tableRefinements,
  verification,
} from "./refinements.ts";
import { boundMask, isExact, mostWith, toWordTree } from "./WordTree.ts";

/**
 * Where candidate rows come from, and what each block of them has to pass. `candidates` is how many, at least 1: about so
 * many unless `exact`.
 */
export type Plan = { driver: Driver; refinements: Refinement[]; candidates: number; exact: boolean };

/** A table with what planning on it needs; days are counted as the index counts them. */
export type Planning = {
  table: FactTable;
  masks: MaskStore;
  bounds: DayBounds;
  toDay: (day: string) => number;
};

/** How to find a selection's rows; undefined when nothing can be in it. Candidates come from the cheapest of three sources. */
export function plan({ table, masks, bounds, toDay }: Planning, selection: Selection): Plan | undefined {
  const conditions = readConditions(table, selection, toDay);
  if (!conditions) return undefined;
  const list = offerList(table, conditions, masks);
  // The other two begin with a search in all runs; a short list is gone through sooner.
  if (list && list.cost < table.runs.starts.length * searchedRun) return list.take();
  const [best] = [list, ...rangedOffers({ table, masks, bounds }, conditions)]
    .filter((offer) => offer !== undefined)
    .sort((one, other) => one.cost - other.cost);
  return best?.take();
}

/** All ways to find a selection's rows, each with what it may cost; none when nothing can be in it. */
export function offers({ table, masks, bounds, toDay }: Planning, selection: Selection): Offer[] {
  const conditions = readConditions(table, selection, toDay);
  if (!conditions) return [];
  const list = offerList(table, conditions, masks);
  return [...rangedOffers({ table, masks, bounds }, conditions), ...(list ? [list] : [])];
}

function rangedOffers({ table, masks, bounds }: Omit<Planning, "toDay">, conditions: Conditions): Offer[] {
  const ranges = findRanges(table, conditions, bounds);
  if (ranges.rows === 0) return [];
  const mask = offerMask(table, conditions, ranges, masks);
  return [offerRanges(table, conditions, ranges, masks), ...(mask ? [mask] : [])];
}

/** Tests of all conditions, for about so many rows that come from elsewhere; of a selection that holds something. */
export function allRefinements(
  { table, masks, toDay }: Omit<Planning, "bounds">,
  selection: Selection,
  candidates: number,
): Refinement[] {
  const conditions = readConditions(table, selection, toDay);
  if (!conditions) return [() => 0];
  return [
    ...tableRefinements(table, conditions),
    ...dayRefinements(table, conditions, false),
    ...testRefinements(table, conditions, candidates, masks),
  ];
}

/** A plan not yet made, with what it may cost. */
export type Offer = { cost: number; take: () => Plan };

/** What testing multi-valued dimensions and the keyword costs on so many candidates, each the cheaper way. */
function costOfTests({ rows, posting }: FactTable, conditions: Conditions, candidates: number): number {
  const { carried, keyword } = conditions;
  const tests = carried.map((each) => costOfCarried(each, rows));
  if (keyword && posting) tests.push(costOfWords(posting.words, toWordTree(posting.words, keyword), rows));
  return tests.reduce((sum, { perRow, mask }) => sum + Math.min(perRow * candidates, mask + candidates), 0);
}

function offerRanges(table: FactTable, conditions: Conditions, ranges: Ranges, masks: MaskStore): Offer {
  const { rows } = ranges;
  const tables = [...conditions.tables.keys()].filter((name) => !places.some((place) => place === name));
  const open = conditions.days?.open ? 1 : 0;
  return {
    cost: rows * (1 + tables.length + open) + costOfTests(table, conditions, rows),
    take: () => ({
      driver: rangesDriver(ranges),
      refinements: [
        ...dayRefinements(table, conditions, true),
        ...tableRefinements(table, conditions, places),
        ...testRefinements(table, conditions, rows, masks),
      ],
      candidates: rows,
      exact: true,
    }),
  };
}

function offerList(table: FactTable, conditions: Conditions, masks: MaskStore): Offer | undefined {
  const source = shortestSource(table, conditions);
  if (!source) return undefined;
  const { lists, codes, length, dimension, condition } = source;
  const rest = { ...conditions, carried: conditions.carried.filter((each) => each !== condition) };
  const tests = conditions.tables.size + (conditions.days ? 1 : 0);
  return {
    cost: length * (listedRow + tests) + costOfTests(table, rest, length),
    take: () => ({
      driver: listsDriver(codes.map((code) => rowsOf(lists, code))),
      refinements: [
        ...tableRefinements(table, conditions, dimension ? [dimension] : []),
        ...dayRefinements(table, conditions, false),
        ...testRefinements(table, rest, length, masks),
      ],
      candidates: Math.max(1, length),
      exact: false,
    }),
  };
}

type Source = {
  lists: PostingLists;
  codes: number[];
  length: number;
  dimension?: Dimension;
  condition?: Conditions["carried"][number];
};

/** The lists that hold all rows with fewest others: of one value, or of values that no record carries two of. */
function shortestSource(
  { columns }: FactTable,
  { allowed, tables, carried }: Conditions,
): Source | undefined {
  const sources: Source[] = [];
  for (const [dimension, superset] of allowed) {
    const lists = columns[dimension]?.lists;
    if (!lists) continue;
    const codes = superset.filter((code) => tables.get(dimension)?.[code] === 1);
    sources.push({
      lists,
      codes,
      length: codes.reduce((sum, code) => sum + lengthOf(lists, code), 0),
      dimension,
    });
  }
  for (const condition of carried) {
    const { column, codes, wanted } = condition;
    if (!wanted || codes.length !== 1 || !column.lists) continue;
    sources.push({ lists: column.lists, codes, length: rowsCarrying(condition), condition });
  }
  return sources.sort((one, other) => one.length - other.length)[0];
}

function offerMask(
  table: FactTable,
  conditions: Conditions,
  ranges: Ranges,
  masks: MaskStore,
): Offer | undefined {
  const { carried } = conditions;
  const words = table.posting?.words;
  const tree = conditions.keyword && words && toWordTree(words, conditions.keyword);
  if (carried.length === 0 && !tree) return undefined;
  const shares = carried.map((each) => {
    const share = Math.min(1, rowsCarrying(each) / table.rows);
    return each.wanted ? share : 1 - share;
  });
  const wordsCost = tree && words && costOfWords(words, tree, table.rows);
  if (tree && words) shares.push(mostWith(words, tree) / table.rows);
  const candidates = 1 + Math.floor(ranges.rows * shares.reduce((product, share) => product * share, 1));
  const making = carried.reduce(
    (sum, each) => sum + costOfCarried(each, table.rows).mask,
    wordsCost?.mask ?? 0,
  );
  const tables = [...conditions.tables.keys()].filter((name) => !places.some((place) => place === name));
  const tests = 1 + tables.length + (conditions.days?.open ? 1 : 0) + (wordsCost?.afterMask ?? 0);
  return {
    cost: making + (table.rows / 32) * maskWord + candidates * tests,
    take: () => {
      const mask = tree && words ? boundMask(words, masks, tree) : masks.lend(-1);
      for (const condition of carried) narrowMask(mask, condition, masks);
      return {
        driver: maskDriver(mask, ranges),
        refinements: [
          ...dayRefinements(table, conditions, true),
          ...tableRefinements(table, conditions, places),
          ...(tree && words && !isExact(tree) ? [verification(words, tree)] : []),
        ],
        candidates,
        exact: false,
      };
    },
  };
}

function testRefinements(
  table: FactTable,
  conditions: Conditions,
  candidates: number,
  masks: MaskStore,
): Refinement[] {
  return [
    ...conditions.carried.map((each) => carriedRefinement(table, each, candidates, masks)),
    ...keywordRefinements(table, conditions, candidates, masks),
  ];
}
