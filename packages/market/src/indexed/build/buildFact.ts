import type { Dimension } from "../../Dimension.ts";
import type { Fact } from "../../Selection.ts";
import { allocate, allocateCodes, type Codes, type Section } from "../format/Section.ts";
import type { Days } from "./Days.ts";
import type { DictionaryWriter } from "./DictionaryWriter.ts";
import { denseBits } from "./denseBits.ts";
import type { FactRecords, ListWriter } from "./FactRecords.ts";
import { listed } from "./FactSource.ts";
import { findRuns } from "./findRuns.ts";
import type { GrowingNumbers } from "./GrowingNumbers.ts";
import { type EachCode, invert } from "./invert.ts";
import { longestOpen } from "./longestOpen.ts";
import { sortRows } from "./sortRows.ts";

/** Takes the sections of a table, by name. */
export type Put = (name: string, section: Section) => void;

/**
 * Makes the sections of a table and returns its row order: rows sorted by country, state, msa, closed before still open,
 * and first-seen day.
 */
export function buildFact(fact: Fact, records: FactRecords, days: Days, put: Put): Uint32Array {
  const rows = records.id.length;
  const dictionaries = new Map([...records.singles].map(([name, writer]) => [name, writer.finish()]));
  const places = ["country", "state", "msa"] as const;
  const dated = fact === "posting";
  const first = shifted(records.firstSeen, (day) => day - days.shift);
  const order = sortRows(rows, [
    ...places.map((name) => ({
      keys: recoded(records.singles.get(name), dictionaries.get(name)?.finalCode),
      largest: dictionaries.get(name)?.values.length ?? 0,
    })),
    ...(dated
      ? [
          { keys: shifted(records.lastSeen, (day) => (day === 0 ? 1 : 0)), largest: 1 },
          { keys: first, largest: days.openDay },
        ]
      : []),
  ]);

  const codes = new Map<Dimension, Codes>();
  for (const [dimension, writer] of records.singles) {
    const column = putColumn(put, dimension, writer, order);
    codes.set(dimension, column.codes);
    const each: EachCode = (visit) => column.codes.forEach((code, row) => void visit(row, code));
    if (listed.has(dimension)) putLists(put, dimension, rows, column.size, each);
  }
  for (const [dimension, list] of records.lists) putListColumn(put, dimension, list, order);
  const runColumns = new Map<string, Codes>(places.map((name) => [name, codes.get(name) as Codes]));
  putIds(put, records.id.values, order);
  if (dated) {
    const last = shifted(records.lastSeen, (day) => (day === 0 ? days.openDay : day - days.shift));
    const firstSeen = ordered(first, order, days.openDay);
    const lastSeen = ordered(last, order, days.openDay);
    put("firstSeen", firstSeen);
    put("lastSeen", lastSeen);
    putColumn(put, "pay", records.pay, order);
    runColumns.set(
      "stillOpen",
      lastSeen.map((day) => (day === days.openDay ? 1 : 0)),
    );
    const runs = findRuns(rows, Object.fromEntries(runColumns));
    for (const [name, section] of Object.entries(runs)) put(`runs.${name}`, section);
    put("runs.longest", longestOpen(runs.starts as Uint32Array, firstSeen, lastSeen));
  } else {
    const weights = records.weight.values;
    put("weight", ordered(weights, order, largestOf(weights)));
    const runs = findRuns(rows, Object.fromEntries(runColumns));
    for (const [name, section] of Object.entries(runs)) put(`runs.${name}`, section);
  }
  return order;
}

function putColumn(put: Put, name: string, writer: DictionaryWriter, order: Uint32Array) {
  const { values, finalCode } = writer.finish();
  const codes = allocateCodes(values.length, order.length);
  const read = writer.codes.values;
  order.forEach((from, row) => {
    codes[row] = finalCode[read[from] as number] as number;
  });
  const kept = allocate("f64", values.length + 1);
  kept.set(values, 1);
  put(`${name}.values`, kept);
  put(`${name}.codes`, codes);
  return { codes, size: values.length };
}

function putListColumn(put: Put, dimension: Dimension, list: ListWriter, order: Uint32Array): void {
  const { values, finalCode } = list.dictionary.finish();
  const [read, ends] = [list.dictionary.codes.values, list.ends.values];
  const offsets = allocateCodes(read.length, order.length + 1);
  const codes = allocateCodes(values.length, read.length);
  let at = 0;
  order.forEach((from, row) => {
    for (let item = from === 0 ? 0 : (ends[from - 1] as number); item < (ends[from] as number); item++) {
      codes[at++] = finalCode[read[item] as number] as number;
    }
    offsets[row + 1] = at;
  });
  const kept = allocate("f64", values.length + 1);
  kept.set(values, 1);
  put(`${dimension}.values`, kept);
  put(`${dimension}.offsets`, offsets);
  put(`${dimension}.codes`, codes);
  const each: EachCode = (visit) => {
    for (let row = 0; row < order.length; row++) {
      for (let item = offsets[row] as number; item < (offsets[row + 1] as number); item++) {
        visit(row, codes[item] as number);
      }
    }
  };
  putLists(put, dimension, order.length, values.length, each);
}

function putLists(put: Put, dimension: Dimension, rows: number, size: number, eachCode: EachCode): void {
  const lists = invert(rows, size, eachCode);
  const dense = denseBits(rows, lists);
  put(`${dimension}.lists.offsets`, lists.offsets);
  put(`${dimension}.lists.rows`, lists.rows);
  put(`${dimension}.dense.codes`, dense.codes);
  put(`${dimension}.dense.bits`, dense.bits);
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

function recoded(writer: DictionaryWriter | undefined, finalCode: Uint32Array | undefined): Uint32Array {
  return shifted(writer?.codes, (code) => finalCode?.[code] ?? 0);
}

function shifted(read: GrowingNumbers | undefined, turn: (value: number) => number): Uint32Array {
  return (read?.values ?? new Uint32Array()).map(turn);
}

function ordered(read: Uint32Array, order: Uint32Array, largest: number): Codes {
  const column = allocateCodes(largest, order.length);
  order.forEach((from, row) => {
    column[row] = read[from] as number;
  });
  return column;
}

function largestOf(values: Uint32Array): number {
  return values.reduce((largest, value) => Math.max(largest, value), 0);
}
