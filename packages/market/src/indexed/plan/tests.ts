import type { FactTable } from "../table/FactTable.ts";
import type { Conditions } from "./Conditions.ts";
import { costOfCarried, costOfWords } from "./costs.ts";
import type { Planning } from "./Planning.ts";
import { carriedRefinement, keywordRefinements, type Refinement } from "./refinements.ts";
import { toWordTree } from "./WordTree.ts";

/** What testing multi-valued dimensions and the keyword costs on so many candidates, each the cheaper way. */
export function costOfTests(
  { rows, posting }: FactTable,
  conditions: Conditions,
  candidates: number,
): number {
  const { carried, keyword } = conditions;
  const tests = carried.map((each) => costOfCarried(each, rows));
  if (keyword && posting) tests.push(costOfWords(posting.words, toWordTree(posting.words, keyword), rows));
  return tests.reduce((sum, { perRow, mask }) => sum + Math.min(perRow * candidates, mask + candidates), 0);
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
