import { type Ranges, rangesDriver } from "../kernels/drivers.ts";
import type { Conditions } from "./Conditions.ts";
import type { Offer, Planning } from "./Plan.ts";
import { dayRefinements, tableRefinements } from "./refinements.ts";
import { costOfTests, testRefinements } from "./tests.ts";

/** Candidates are the rows that place, kind of employer and window leave. */
export function offerRanges({ table, masks }: Planning, conditions: Conditions, ranges: Ranges): Offer {
  const { rows } = ranges;
  const { tables } = conditions;
  const open = conditions.days?.open ? 1 : 0;
  return {
    cost: rows * (1 + tables.size + open) + costOfTests(table, conditions, rows),
    take: () => ({
      driver: rangesDriver(ranges),
      refinements: [
        ...dayRefinements(table, conditions.days, true),
        ...tableRefinements(table, tables),
        ...testRefinements(table, conditions, rows, masks),
      ],
      candidates: rows,
      exact: true,
    }),
  };
}
