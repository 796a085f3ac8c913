import type { FactTable } from "../table/FactTable.ts";
import type { Words } from "../table/Words.ts";
import type { Carried, Conditions } from "./Conditions.ts";
import { readyMask, rowsCarrying } from "./carriedMask.ts";
import { entriesOf, isExact, toWordTree, type WordTree } from "./WordTree.ts";

/*
 * What the steps of a plan cost, in the time that one table lookup on one row of a block takes. Only their relations
 * matter, and only roughly: plans differ by factors.
 */

/** Taking a row from a posting list instead of a range: its columns are not read in a row any more. */
export const listedRow = 1.4;

/** Setting one bit of a mask from a posting list. */
const markedRow = 1;

/** Finding the words of a posting: where its text begins and its first word are each a miss of the cache. */
const foundText = 40;

/** What it costs to choose among so many runs by place; kinds and countries are passed over at once. */
export function costOfChoosing(runs: number): number {
  return runs;
}

/** What it costs to find what a window leaves of so many runs. */
export function costOfFinding(runs: number): number {
  return runs * 4;
}

/** Combining or walking one word of 32 bits. */
export const maskWord = 0.4;

/** What testing a condition on one row costs, without a mask and with one. */
export type TestCost = { perRow: number; mask: number };

/** Costs of a condition on a multi-valued dimension. */
export function costOfCarried(condition: Carried, rows: number): TestCost {
  const { codes, lists } = condition.column;
  const words = rows / 32;
  if (readyMask(condition)) return { perRow: 1, mask: words * maskWord };
  const marked = condition.codes
    .map((code) =>
      lists?.dense.has(code) ? words * maskWord : rowsCarrying({ ...condition, codes: [code] }) * markedRow,
    )
    .reduce((sum, each) => sum + each, 0);
  return { perRow: 2 + codes.length / rows, mask: marked + 2 * words * maskWord };
}

/** Costs of a keyword expression; what is left to test on rows of its mask comes on top where it has phrases. */
export function costOfWords(words: Words, tree: WordTree, rows: number): TestCost & { afterMask: number } {
  const perRow = foundText + words.codes.length / Math.max(1, rows);
  const mask = entriesOf(words, tree) * markedRow + 3 * (rows / 32) * maskWord;
  return { perRow, mask, afterMask: isExact(tree) ? 0 : perRow };
}

/** What testing multi-valued dimensions and the keyword costs on so many candidates, each the cheaper way. */
export function costOfTests(
  { rows, posting }: FactTable,
  conditions: Conditions,
  candidates: number,
): number {
  const { carried, keyword } = conditions;
  const tests = carried.map((each) => costOfCarried(each, rows));
  const words = keyword && posting?.words();
  if (words) tests.push(costOfWords(words, toWordTree(words, keyword), rows));
  return tests.reduce((sum, { perRow, mask }) => sum + Math.min(perRow * candidates, mask + candidates), 0);
}
