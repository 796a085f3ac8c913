import { rangesDriver, rangesFromDriver } from "../kernels/drivers.ts";
import { noRanges } from "../kernels/Ranges.ts";
import { costOfTests } from "./costs.ts";
import type { WindowRanges } from "./findRanges.ts";
import { openRanges } from "./openRanges.ts";
import type { Offer, Plan, RunChoice } from "./Plan.ts";
import type { Planning } from "./Planning.ts";
import { tableRefinements, testRefinements } from "./refinements.ts";

/** Candidates are the rows that place, kind of employer and window leave. */
export function offerRanges(planning: Planning, found: RunChoice, ranges: WindowRanges): Offer {
  const { table } = planning;
  const { conditions } = found;
  const { rows } = ranges;
  const open = conditions.days?.open ? 1 : 0;
  return {
    cost: rows * (1 + conditions.tables.size + open) + costOfTests(table, conditions, rows),
    take: () => takeRanges(planning, found, ranges),
  };
}

function takeRanges(planning: Planning, { conditions, passing }: RunChoice, ranges: WindowRanges): Plan {
  const { table, machine } = planning;
  const { rows } = ranges;
  const { days } = conditions;
  const tests = [
    ...tableRefinements(planning, conditions.tables),
    ...testRefinements(planning, conditions, rows),
  ];
  const plan = { certain: noRanges, refinements: tests, candidates: rows };
  if (days?.open && table.posting) {
    const some = tests.length === 0 ? openRanges(planning, passing, days, ranges) : undefined;
    const driver = rangesFromDriver(machine, some?.earlier ?? ranges, {
      codes: table.posting.lastSeen,
      least: days.from,
    });
    return { ...plan, certain: some?.certain ?? noRanges, driver, exact: false };
  }
  if (tests.length > 0) return { ...plan, driver: rangesDriver(machine, ranges), exact: true };
  return { ...plan, certain: ranges, driver: rangesDriver(machine, noRanges), exact: true };
}
