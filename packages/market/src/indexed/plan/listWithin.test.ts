import fc from "fast-check";
import { expect, test } from "vitest";
import { listsDriver } from "../kernels/drivers.ts";
import type { Pile } from "../kernels/Pile.ts";
import { listWithin } from "./listWithin.ts";

/** What a driver gives, in blocks that hold few rows. */
function rowsOf(list: Pile): number[] {
  const block = new Uint32Array(7);
  const driver = listsDriver([list]);
  const rows: number[] = [];
  for (let length = driver(block); length > 0; length = driver(block))
    rows.push(...block.subarray(0, length));
  return rows;
}

const ascending = (least: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: least, max: most }), { maxLength: 60 }).map((numbers) => {
    return numbers.sort((one, other) => one - other);
  });

test("leaves of a list what lies in the stretches, in order, whichever of the two is longer", () => {
  fc.assert(
    fc.property(ascending(0, 300), ascending(0, 300), (list, bounds) => {
      // Bounds by turns begin and end a stretch; a last one without an end is left out.
      const pairs = bounds.slice(0, bounds.length & ~1);
      const starts = Uint32Array.from(pairs.filter((_, at) => at % 2 === 0));
      const ends = Uint32Array.from(pairs.filter((_, at) => at % 2 === 1));
      const found = listWithin(Uint32Array.from(list), { starts, ends, rows: 0 });
      const isInside = (row: number) =>
        starts.some((start, stretch) => row >= start && row < (ends[stretch] as number));
      expect(rowsOf(found)).toEqual(list.filter(isInside));
      expect(found.stretches.rows).toBe(rowsOf(found).length);
    }),
    { seed: 12, numRuns: 2_000 },
  );
});

test("stretches are on the list's own memory, none is empty, and those that touch are one", () => {
  const list = Uint32Array.of(1, 5, 9, 12, 30);
  const { codes, stretches } = listWithin(list, {
    starts: Uint32Array.of(2, 6, 10, 13),
    ends: Uint32Array.of(4, 10, 13, 14),
    rows: 0,
  });
  expect(codes).toBe(list);
  expect([...stretches.starts]).toEqual([2]);
  expect([...stretches.ends]).toEqual([4]);
});
