import fc from "fast-check";
import { expect, test } from "vitest";
import { listWithin } from "./listWithin.ts";

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
      const parts = listWithin(Uint32Array.from(list), { starts, ends, rows: 0 });
      const isInside = (row: number) =>
        starts.some((start, stretch) => row >= start && row < (ends[stretch] as number));
      expect(parts.flatMap((part) => [...part])).toEqual(list.filter(isInside));
    }),
    { seed: 12, numRuns: 2_000 },
  );
});

test("parts are on the list's own memory and none is empty", () => {
  const list = Uint32Array.of(1, 5, 9, 12, 30);
  const parts = listWithin(list, {
    starts: Uint32Array.of(2, 6, 13),
    ends: Uint32Array.of(4, 13, 14),
    rows: 0,
  });
  expect(parts.map((part) => [...part])).toEqual([[9, 12]]);
  expect(parts[0]?.buffer).toBe(list.buffer);
});
