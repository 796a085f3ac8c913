import { maskDriver } from "../kernels/drivers.ts";
import { noRanges, type Ranges } from "../kernels/Ranges.ts";
import { boundMask } from "./boundMask.ts";
import type { Conditions } from "./Conditions.ts";
import { narrowMask, rowsCarrying } from "./carriedMask.ts";
import { costOfCarried, costOfWords, maskWord } from "./costs.ts";
import type { Offer } from "./Plan.ts";
import type { Planning } from "./Planning.ts";
import { dayRefinements, tableRefinements, verification } from "./refinements.ts";
import { isExact, mostWith, toWordTree } from "./WordTree.ts";

/** Candidates are the bits left after combining those of multi-valued conditions and words, within the ranges. */
export function offerMask(planning: Planning, conditions: Conditions, ranges: Ranges): Offer | undefined {
  const { table, masks, machine } = planning;
  const { carried, keyword } = conditions;
  const words = keyword && table.posting?.words();
  const tree = words && toWordTree(words, keyword);
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
  const { tables } = conditions;
  const tests = 1 + tables.size + (conditions.days?.open ? 1 : 0) + (wordsCost?.afterMask ?? 0);
  return {
    cost: making + (table.rows / 32) * maskWord + candidates * tests,
    take: () => {
      const mask = tree && words ? boundMask(words, masks, tree) : masks.lend(-1);
      for (const condition of carried) narrowMask(mask, condition, masks);
      return {
        certain: noRanges,
        driver: maskDriver(machine, mask, ranges),
        refinements: [
          ...dayRefinements(planning, conditions.days, true),
          ...tableRefinements(planning, tables),
          ...(tree && words && !isExact(tree) ? [verification(words, tree)] : []),
        ],
        candidates,
        exact: false,
      };
    },
  };
}
