import { beforeAll, expect, test } from "vitest";
import { assemble } from "../assembly/assemble.ts";
import { Machine } from "../assembly/Machine.ts";
import { ColumnMemory } from "../format/ColumnMemory.ts";
import type { Column } from "../table/Column.ts";
import { CountStore } from "./CountStore.ts";
import { type Grouped, groupRows } from "./groupRows.ts";

const rowCount = 300_000;
const rows = Uint32Array.from({ length: rowCount / 2 }, (_, at) => 2 * at);
const values = Float64Array.from({ length: 8 }, (_, code) => 10 * code);
const single: Column = { values, codes: Uint8Array.from({ length: rowCount }, (_, row) => (row >>> 1) % 8) };
const lists: Column = {
  values,
  offsets: Uint32Array.from({ length: rowCount + 1 }, (_, row) => 2 * row),
  codes: Uint8Array.from({ length: 2 * rowCount }, (_, item) => (item % 2 === 0 ? 3 : (item >>> 2) % 8)),
};

let machine: Machine;
beforeAll(async () => {
  machine = new Machine(await assemble(), new ColumnMemory([8]).memory);
});
const grouped = (check = () => {}): Grouped => ({ machine, counts: new CountStore(machine), check });

test("rows are grouped by their codes, ascending, and those without one are in no group", () => {
  const groups = groupRows(grouped(), rows, single);
  expect(groups.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const { code, rows: some } of groups) {
    expect([...some]).toEqual([...rows].filter((row) => (row >>> 1) % 8 === code));
  }
});

test("a row is in the group of each code of its list", () => {
  const lengths = groupRows(grouped(), rows, lists).map(({ code, rows: some }) => [code, some.length]);
  const second = rowCount / 2 / 8;
  const expected = [1, 2, 3, 4, 5, 6, 7].map((code) => [code, second + (code === 3 ? rowCount / 2 : 0)]);
  expect(lengths).toEqual(expected);
});

test("a call is asked between parts of many rows whether it is to stop, and what it counted is cleared", () => {
  for (const after of [0, 1, 2, 3]) {
    let left = after;
    const stopped = grouped(() => {
      if (left-- <= 0) throw new Error("stopped");
    });
    expect(() => groupRows(stopped, rows, single)).toThrow("stopped");
    stopped.counts.takeBack();
    expect(groupRows({ ...stopped, check: () => {} }, rows, single)).toHaveLength(7);
  }
});
