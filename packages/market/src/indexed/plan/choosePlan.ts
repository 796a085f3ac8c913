import type { Selection } from "../../Selection.ts";
import { type Conditions, readConditions } from "./Conditions.ts";
import { costOfChoosing, costOfFinding } from "./costs.ts";
import { findRanges, passingRuns } from "./findRanges.ts";
import { offerList, offerWholeList } from "./offerList.ts";
import { offerMask } from "./offerMask.ts";
import { offerRanges } from "./offerRanges.ts";
import type { Offer, Plan, RunChoice } from "./Plan.ts";
import type { Planning } from "./Planning.ts";
import {
  dayRefinements,
  kindRefinements,
  placeless,
  type Refinement,
  tableRefinements,
  testRefinements,
} from "./refinements.ts";

/** How to find a selection's rows; undefined when nothing can be in it. Candidates come from the cheapest of the sources. */
export function choosePlan(planning: Planning, selection: Selection): Plan | undefined {
  const { table } = planning;
  const conditions = readConditions(planning, selection);
  if (!conditions) return undefined;
  // All others begin with a choice among all runs; lists of a few rows are gone through sooner.
  const whole = offerWholeList(planning, conditions);
  if (whole && whole.cost < costOfChoosing(table.runs.starts.length)) return whole.take();
  const found = chooseRuns(planning, conditions);
  if (!found) return undefined;
  const list = offerList(planning, found);
  // The other two begin with a search in all runs; a short list is gone through sooner.
  if (list && list.cost < costOfFinding(found.passing.length)) return list.take();
  const [best] = [...(list ? [list] : []), ...rangedOffers(planning, found)].sort(
    (one, other) => one.cost - other.cost,
  );
  return best?.take();
}

/** All ways to find a selection's rows, each with what it may cost; none when nothing can be in it. */
export function offers(planning: Planning, selection: Selection): Offer[] {
  const conditions = readConditions(planning, selection);
  const found = conditions && chooseRuns(planning, conditions);
  if (!found) return [];
  const lists = [offerList(planning, found), offerWholeList(planning, conditions)];
  return [...rangedOffers(planning, found), ...lists.filter((list) => list !== undefined)];
}

/** Tests of all conditions, for about so many rows that come from elsewhere; of a selection that holds something. */
export function allRefinements(planning: Planning, selection: Selection, candidates: number): Refinement[] {
  const { table } = planning;
  const conditions = readConditions(planning, selection);
  if (!conditions) return [() => 0];
  return [
    ...kindRefinements(table, conditions),
    ...tableRefinements(planning, conditions.tables),
    ...dayRefinements(planning, conditions.days, false),
    ...testRefinements(planning, conditions, candidates),
  ];
}

function chooseRuns(planning: Planning, conditions: Conditions): RunChoice | undefined {
  const passing = passingRuns(planning, conditions);
  if (passing.length === 0) return undefined;
  return { conditions: { ...conditions, tables: placeless(conditions.tables) }, passing };
}

function rangedOffers(planning: Planning, found: RunChoice): Offer[] {
  const ranges = findRanges(planning, found.passing, found.conditions.days);
  if (ranges.rows === 0) return [];
  const mask = offerMask(planning, found.conditions, ranges);
  return [offerRanges(planning, found, ranges), ...(mask ? [mask] : [])];
}
