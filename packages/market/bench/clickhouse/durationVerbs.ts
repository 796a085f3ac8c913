import { gatherDurations } from "../../src/duckdb/verbs/gatherDurations.ts";
import type { Day, Market } from "../../src/index.ts";
import { fromWhere } from "./selectionSql.ts";
import { daysOpen, isClosed, pairs } from "./statements.ts";

/** Rows of numbers that a statement gives. */
export type AskNumbers = (statement: string) => Promise<number[][]>;

/** How long postings stayed open. */
export function durationVerbs(numbers: AskNumbers, asOf: Day): Pick<Market, "durations" | "durationsByPair"> {
  return {
    durations: async (selection) => {
      if (selection.fact === "talent") return [];
      const found =
        await numbers(`SELECT ${daysOpen(asOf)} AS days, countIf(${isClosed}), countIf(NOT ${isClosed})
        ${fromWhere(selection)} GROUP BY days ORDER BY days`);
      return found.map(([days = 0, closed = 0, open = 0]) => ({ days, closed, open }));
    },
    durationsByPair: async (selection, request) => {
      if (selection.fact === "talent") return [];
      const { columns, from } = pairs(selection, [request.first, request.second]);
      const found = await numbers(`SELECT one, other, days, closed, open FROM (
          SELECT one, other, days, closed, open, sum(closed + open) OVER (PARTITION BY one, other) AS support FROM (
            SELECT ${columns}, ${daysOpen(asOf)} AS days, countIf(${isClosed}) AS closed, countIf(NOT ${isClosed}) AS open
            ${from} GROUP BY one, other, days))
        WHERE support >= ${Number(request.support)} ORDER BY one, other, days`);
      return gatherDurations(found);
    },
  };
}
