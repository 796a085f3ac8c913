import { expect, test } from "vitest";
import { pairCounts, pairDurations } from "./layouts.ts";
import { floatsWriter, wholesWriter } from "./NumbersWriter.ts";
import { PackedRows } from "./PackedRows.ts";
import { readAnswer } from "./readAnswer.ts";

test("rows are read as they were written, as often as they are asked for", () => {
  const writer = floatsWriter(1);
  for (let row = 0; row < 100; row++) {
    for (const number of [row, 2 * row, 3]) writer.push(number);
    writer.endRow();
  }
  const rows = new PackedRows(writer.take(), pairCounts);
  expect(rows).toHaveLength(100);
  expect([...rows].at(-1)).toEqual({ first: 99, second: 198, count: 3 });
  expect([...rows]).toEqual([...rows]);
});

test("rows of different lengths stand one after another", () => {
  const numbers = Uint32Array.of(2, 1, 2, 0, 3, 4, 2, 10, 1, 0, 11, 0, 5);
  expect([...new PackedRows(numbers, pairDurations)]).toEqual([
    { first: 1, second: 2, durations: [] },
    {
      first: 3,
      second: 4,
      durations: [
        { days: 10, closed: 1, open: 0 },
        { days: 11, closed: 0, open: 5 },
      ],
    },
  ]);
});

test("nothing is no rows, in JSON too", () => {
  const rows = readAnswer("countByPair", wholesWriter().take());
  expect([...(rows as Iterable<unknown>)]).toEqual([]);
  expect(JSON.stringify(rows)).toBe("[]");
});
