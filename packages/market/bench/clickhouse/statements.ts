import type { Day, Dimension, RankingRequest, Selection } from "../../src/index.ts";
import { periodWindows } from "../../src/periodWindows.ts";
import { carriedValue, fromWhere, hasValue, windowSql } from "./selectionSql.ts";
import { never } from "./tables.ts";

/** How many units make a weight of one. */
export function unitsPerRecord({ fact }: Selection): number {
  return fact === "posting" ? 1 : 1000;
}

/** The sum of a group's weights in units, 0 over nothing. */
export function sum({ fact }: Selection, where?: string): string {
  if (where) return fact === "posting" ? `countIf(${where})` : `sumIf(units, ${where})`;
  return fact === "posting" ? "count()" : "sum(units)";
}

/** Values of a dimension with their units, by units descending, then value ascending. */
export function ranking(selection: Selection, { dimension, limit, among }: RankingRequest): string {
  return `SELECT ${carriedValue(selection, dimension, among)} AS value, ${sum(selection)} AS found
    ${fromWhere(selection, hasValue(selection, dimension, among))}
    GROUP BY value HAVING found > 0 ORDER BY found DESC, value ${first(limit)}`;
}

/** The first so many rows, or all. */
export function first(limit: number | undefined): string {
  return limit === undefined ? "" : `LIMIT ${Number(limit)}`;
}

/** Columns `one`, `other` of records with both values, and those records. */
export function pairs(
  selection: Selection,
  [one, other]: readonly [Dimension, Dimension],
  ...also: string[]
) {
  return {
    columns: `${carriedValue(selection, one)} AS one, ${carriedValue(selection, other)} AS other`,
    from: fromWhere(selection, hasValue(selection, one), hasValue(selection, other), ...also),
  };
}

/** Days from first seen to last seen, or to the as-of day. */
export function daysOpen(asOf: Day): string {
  return `toInt32(if(${isClosed}, last_seen, toDate('${asOf}'))) - toInt32(first_seen)`;
}

/** Tallies of periods, one column each. */
export function tallies(selection: Selection, starts: readonly Day[], asOf: Day): string {
  return periodWindows(selection, starts, asOf)
    .map((window) => {
      if (selection.fact === "talent") return sum(selection);
      return window ? sum(selection, windowSql(selection, window.from, window.to)) : sum(selection, "false");
    })
    .map((tally, at) => `${tally} AS period${at}`)
    .join(", ");
}

/** The percentiles of yearly pay as one array; of nothing without probabilities. */
export function percentiles(probabilities: readonly number[]): string {
  if (probabilities.length === 0) return "[]";
  return `quantilesExactInclusive(${probabilities.map(Number).join()})(pay_usd)`;
}

/** Total, number and sum of squares of a column `found`; squares of thousandths need 128 bits. */
export const spread = "sum(found), count(), sum(toUInt128(found) * found)";

/** Whether a posting has been seen for the last time. */
export const isClosed = `last_seen <> '${never}'`;
