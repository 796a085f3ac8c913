import type { Day, Dimension, RankingRequest, Selection } from "../../src/index.ts";
import { periodWindows } from "../../src/periodWindows.ts";
import { carriedValue, fromWhere, windowSql } from "./selectionSql.ts";

/** What a record weighs, in whole units. */
const weight = ({ fact }: Selection) => (fact === "posting" ? "1" : "round(r.weight * 1000)::bigint");

/** The sum of a group's weights `w`, 0 over nothing. */
export function sum({ fact }: Selection, where = "true"): string {
  return `coalesce(${fact === "posting" ? "count(*)" : "sum(w)"} FILTER (WHERE ${where}), 0)`;
}

/** Records of a selection with their weight `w` and further columns. */
export function records(
  selection: Selection,
  columns: readonly string[],
  dimensions: readonly Dimension[] = [],
) {
  return `(SELECT ${[`${weight(selection)} AS w`, ...columns].join(", ")} ${fromWhere(selection, dimensions)}) r`;
}

/** Values of a dimension with their units, by units descending, then value ascending. */
export function ranking(selection: Selection, { dimension, limit, among }: RankingRequest): string {
  const values = `${carriedValue(selection, dimension)} AS value`;
  return `SELECT value, ${sum(selection)} AS units FROM ${records(selection, [values], [dimension])}
    WHERE value IS NOT NULL ${amongst(among)}
    GROUP BY value HAVING ${sum(selection)} > 0 ORDER BY units DESC, value ${first(limit)}`;
}

/** Restricts `value` to those asked for. */
export function amongst(values: readonly number[] | undefined): string {
  return values ? `AND value = ANY ('{${values.join()}}'::integer[])` : "";
}

/** The first so many rows, or all. */
export function first(limit: number | undefined): string {
  return limit === undefined ? "" : `LIMIT ${limit}`;
}

/** Records with two values, where they have both. */
export function pairs(
  selection: Selection,
  [one, other]: readonly [Dimension, Dimension],
  columns: readonly string[] = [],
  dimensions: readonly Dimension[] = [],
): string {
  const both = [`${carriedValue(selection, one)} AS first`, `${carriedValue(selection, other)} AS second`];
  const from = records(selection, [...both, ...columns], [one, other, ...dimensions]);
  return `${from} WHERE first IS NOT NULL AND second IS NOT NULL`;
}

/** Days from first seen to last seen, or to the as-of day. */
export function daysOpen(asOf: Day): string {
  return `coalesce(r.last_seen, '${asOf}') - r.first_seen`;
}

/** Tallies of periods, one column each. */
export function tallies(selection: Selection, starts: readonly Day[], asOf: Day): string {
  return periodWindows(selection, starts, asOf)
    .map((window) => {
      if (selection.fact === "talent") return sum(selection);
      return sum(selection, window ? windowSql(selection, window.from, window.to) : "false");
    })
    .join(", ");
}

/** The percentiles of a column as one array. */
export function percentiles(column: string, probabilities: readonly number[]): string {
  return `percentile_cont('{${probabilities.join()}}'::double precision[]) WITHIN GROUP (ORDER BY ${column})`;
}
