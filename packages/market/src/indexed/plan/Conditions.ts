import { type Dimension, multiValued } from "../../Dimension.ts";
import type { Keyword } from "../../Keyword.ts";
import type { Filter, Selection } from "../../Selection.ts";
import type { FlagStore } from "../kernels/FlagStore.ts";
import { type Column, codeOf } from "../table/Column.ts";
import { passingKinds } from "../table/employerKinds.ts";
import type { Planning } from "./Planning.ts";

/** That a record carries at least one of some codes of a multi-valued dimension, or none of them when not wanted. */
export type Carried = { column: Column; codes: number[]; wanted: boolean };

/**
 * Days from the index's first one on; with `open`, postings open on any of them, else first seen on one. Whoever is still
 * open was last seen on `openDay`, so that no window of open postings begins later.
 */
export type DaySpan = { from: number; to: number; open: boolean };

/** A selection in the codes of a table. */
export type Conditions = {
  /** Which codes of a single-valued dimension pass. */
  tables: Map<Dimension, Uint8Array>;
  /** Where only some values pass, their codes; a superset of those in `tables`. */
  allowed: Map<Dimension, number[]>;
  /** Which kinds of employers pass, where not all do. */
  kinds?: Uint8Array;
  carried: Carried[];
  days?: DaySpan;
  keyword?: Keyword;
};

/** Reads a selection's conditions; undefined when no record can meet them. */
export function readConditions(
  { table, counts: { flags }, toDay }: Planning,
  selection: Selection,
): Conditions | undefined {
  const conditions: Conditions = { tables: new Map(), allowed: new Map(), carried: [] };
  for (const filter of selection.filters) {
    const column = table.columns[filter.dimension];
    const possible = column
      ? multiValued.has(filter.dimension)
        ? addCarried(conditions, column, filter)
        : addTable(conditions, column, filter, flags)
      : !filter.any && (filter.all ?? []).length === 0;
    if (!possible) return undefined;
  }
  const { dated } = table.runs;
  if (dated) {
    const { window, basis, staffing, anonymous, keyword } = selection;
    if (window) {
      const [from, to, open] = [toDay(window.from), toDay(window.to), basis === "open"];
      conditions.days = { from: open ? Math.min(from, dated.openDay) : from, to, open };
    }
    if (staffing === false || anonymous === false) {
      conditions.kinds = passingKinds(staffing === false, anonymous === false);
    }
    conditions.keyword = keyword;
  }
  return conditions;
}

function addCarried({ carried }: Conditions, column: Column, { any, all = [], none = [] }: Filter): boolean {
  const known = (values: readonly number[]) => [
    ...new Set(values.map((value) => codeOf(column, value)).filter((code) => code > 0)),
  ];
  if (any) {
    const codes = known(any);
    if (codes.length === 0) return false;
    carried.push({ column, codes, wanted: true });
  }
  for (const value of all) {
    const codes = known([value]);
    if (codes.length === 0) return false;
    carried.push({ column, codes, wanted: true });
  }
  const codes = known(none);
  if (codes.length > 0) carried.push({ column, codes, wanted: false });
  return true;
}

function addTable(
  { tables, allowed }: Conditions,
  column: Column,
  filter: Filter,
  flags: FlagStore,
): boolean {
  const { dimension, any, all = [], none = [] } = filter;
  const known = tables.get(dimension);
  const passes = known ?? flags.lend(column.values.length);
  if (!known && !any && all.length === 0) passes.fill(1, 0, column.values.length);
  const restrict = (values: readonly number[]) => {
    const before = allowed.get(dimension);
    const codes = [...new Set(values.map((value) => codeOf(column, value)))].filter((code) => code > 0);
    const kept = known || before ? codes.filter((code) => passes[code] === 1) : codes;
    if (before) for (const code of before) passes[code] = 0;
    else if (known) passes.fill(0);
    for (const code of kept) passes[code] = 1;
    allowed.set(dimension, kept);
  };
  tables.set(dimension, passes);
  if (any) restrict(any);
  for (const value of all) restrict([value]);
  for (const value of none) {
    const code = codeOf(column, value);
    if (code > 0) passes[code] = 0;
  }
  const some = allowed.get(dimension);
  if (some) flags.setOnly(passes, some);
  return some?.some((code) => passes[code] === 1) ?? true;
}
