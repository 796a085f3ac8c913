import type { Dimension } from "../../Dimension.ts";
import type { Fact } from "../../Selection.ts";
import { allocate, type Codes } from "../format/Section.ts";
import { anonymousBit, employerKinds } from "../table/employerKinds.ts";
import { places } from "../table/places.ts";
import { ordered, type Put, putColumn, putListColumn, putLists } from "./columns.ts";
import type { Days } from "./Days.ts";
import type { FactRecords } from "./FactRecords.ts";
import { listed } from "./FactSource.ts";
import { findRuns } from "./findRuns.ts";
import type { GrowingNumbers } from "./GrowingNumbers.ts";
import { longestOpen } from "./longestOpen.ts";
import { markRuns } from "./markRuns.ts";
import { type SortKey, sortRows } from "./sortRows.ts";

/** What rows are made with beside the records: the span of all days, and what each employer is, by its id. */
export type Surroundings = { days: Days; kinds: ReadonlyMap<number, number> };

/**
 * Makes the sections of a table. Rows are sorted by what their employer is, country, state and msa, closed before still
 * open, and first-seen day; talents by place alone. Returns every how many days marks stand (1 where there are none).
 */
export function buildFact(
  fact: Fact,
  records: FactRecords,
  { days, kinds }: Surroundings,
  put: Put,
): { markDays: number } {
  const rows = records.id.length;
  const kind = fact === "posting" ? employerKindOf(records, kinds) : undefined;
  const first = shifted(records.firstSeen, (day) => day - days.shift);
  const order = sortRows(rows, [
    ...(kind ? [{ keys: kind, largest: employerKinds - 1 }] : []),
    ...places.map((name) => placeKey(records, name)),
    ...(kind
      ? [
          { keys: shifted(records.lastSeen, (day) => (day === 0 ? 1 : 0)), largest: 1 },
          { keys: first, largest: days.openDay },
        ]
      : []),
  ]);

  const runColumns = new Map<string, Codes>(kind ? [["kind", ordered(kind, order, employerKinds - 1)]] : []);
  for (const [dimension, writer] of records.singles) {
    const { codes, size } = putColumn(put, dimension, writer, order);
    if (places.some((name) => name === dimension)) runColumns.set(dimension, codes);
    if (!listed.has(dimension)) continue;
    putLists(put, dimension, { rows, size, dense: false }, (visit) =>
      codes.forEach((code, row) => void visit(row, code)),
    );
  }
  for (const [dimension, list] of records.lists) putListColumn(put, dimension, list, order);
  putIds(put, records.id.values, order);
  if (!kind) {
    const weights = records.weight.values;
    put("weight", ordered(weights, order, largestOf(weights)));
    putRuns(put, rows, runColumns);
    return { markDays: 1 };
  }

  putColumn(put, "pay", records.pay, order);
  const last = shifted(records.lastSeen, (day) => (day === 0 ? days.openDay : day - days.shift));
  const firstSeen = ordered(first, order, days.openDay);
  const lastSeen = ordered(last, order, days.openDay);
  put("firstSeen", firstSeen);
  put("lastSeen", lastSeen);
  put("stay", ordered(stays(records, days), order, 2 * (days.mostDays - days.leastDays) + 1));
  runColumns.set(
    "stillOpen",
    lastSeen.map((day) => (day === days.openDay ? 1 : 0)),
  );
  const starts = putRuns(put, rows, runColumns);
  put("runs.longest", longestOpen(starts, firstSeen, lastSeen));
  const marked = markRuns(starts, firstSeen, days.openDay);
  put("runs.marks", marked.marks);
  return { markDays: marked.days };
}

/** What each posting's employer is; one without an employer is anonymous, and so is one whose employer is not known. */
function employerKindOf({ singles, id }: FactRecords, kinds: ReadonlyMap<number, number>): Uint32Array {
  const writer = singles.get("employer");
  if (!writer) return new Uint32Array(id.length).fill(anonymousBit);
  const { values, finalCode } = writer.finish();
  return shifted(
    writer.codes,
    (code) => kinds.get(values[(finalCode[code] as number) - 1] ?? -1) ?? anonymousBit,
  );
}

/** How long postings stayed open: twice the days beyond the fewest that occur, and one more for those still open. */
function stays({ firstSeen, lastSeen }: FactRecords, { today, leastDays }: Days): Uint32Array {
  const [firsts, lasts] = [firstSeen.values, lastSeen.values];
  return firsts.map((first, row) => {
    const last = lasts[row] as number;
    return 2 * ((last === 0 ? today : last) - first - leastDays) + (last === 0 ? 1 : 0);
  });
}

function putRuns(put: Put, rows: number, columns: ReadonlyMap<string, Codes>): Uint32Array {
  const runs = findRuns(rows, Object.fromEntries(columns));
  for (const [name, section] of Object.entries(runs)) put(`runs.${name}`, section);
  return runs.starts as Uint32Array;
}

/** Ids by row, and rows by id ascending. */
function putIds(put: Put, ids: Uint32Array, order: Uint32Array): void {
  const id = allocate("u32", order.length);
  order.forEach((from, row) => {
    id[row] = ids[from] as number;
  });
  const read = Uint32Array.from(ids.keys());
  const ascending = ids.every((each, at) => at === 0 || each > (ids[at - 1] as number));
  if (!ascending) read.sort((one, other) => (ids[one] as number) - (ids[other] as number));
  const rowOf = new Uint32Array(order.length);
  order.forEach((from, row) => {
    rowOf[from] = row;
  });
  const byId = allocate("u32", order.length);
  read.forEach((from, rank) => {
    byId[rank] = rowOf[from] as number;
  });
  put("id", id);
  put("byId", byId);
}

function placeKey({ singles }: FactRecords, name: Dimension): SortKey {
  const writer = singles.get(name);
  const { values, finalCode } = writer?.finish() ?? { values: [], finalCode: new Uint32Array() };
  return { keys: shifted(writer?.codes, (code) => finalCode[code] as number), largest: values.length };
}

function shifted(read: GrowingNumbers | undefined, turn: (value: number) => number): Uint32Array {
  return (read?.values ?? new Uint32Array()).map(turn);
}

function largestOf(values: Uint32Array): number {
  return values.reduce((largest, value) => Math.max(largest, value), 0);
}
