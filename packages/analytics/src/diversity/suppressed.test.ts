import fc from "fast-check";
import { expect, test } from "vitest";
import { suppressed } from "./suppressed.ts";

const weights = (...counts: number[]) =>
  counts.flatMap((count, index) => (count > 0 ? { value: index + 1, count } : []));
const place = (id: number, ...counts: number[]) => ({ id, groups: weights(...counts) });

test("shows everybody where no group is small", () =>
  expect(suppressed({ all: weights(500, 60), places: [place(7, 400, 60)] })).toEqual({
    all: new Set([1, 2]),
    places: [new Set([1, 2])],
  }));

test("hides the next smallest group with a single small one, which the rest would tell", () =>
  expect(suppressed({ all: weights(800, 100, 60, 40), places: [] }).all).toEqual(new Set([1, 2])));

test("hides small groups alone where they weigh fifty together, and not where they weigh less", () => {
  expect(suppressed({ all: weights(800, 60, 30, 20), places: [] }).all).toEqual(new Set([1, 2]));
  expect(suppressed({ all: weights(800, 60, 30, 19), places: [] }).all).toEqual(new Set([1]));
});

test("of two groups hides both, and a group without anybody hides nobody", () => {
  expect(suppressed({ all: weights(800, 49), places: [] }).all).toEqual(new Set());
  expect(suppressed({ all: weights(800, 0, 70), places: [] }).all).toEqual(new Set([1, 3]));
});

test("a group hidden in all is hidden in every place", () =>
  // 40 hide 60 in all; place 7 would tell 55 of them.
  expect(
    suppressed({ all: weights(800, 60, 40), places: [place(7, 400, 55), place(8, 400, 5, 40)] }),
  ).toEqual({ all: new Set([1]), places: [new Set([1]), new Set()] }));

test("a group that all but one place show is hidden in the smallest of them, too", () =>
  // All less places 7 and 8 would tell the 30 in place 9.
  expect(
    suppressed({
      all: weights(900, 300, 230),
      places: [place(7, 300, 100, 120), place(8, 300, 100, 80), place(9, 300, 100, 30)],
    }),
  ).toEqual({ all: new Set([1, 2, 3]), places: [new Set([1, 2, 3]), new Set([1, 2]), new Set([1])] }));

test("nothing that follows from what is shown weighs between nothing and fifty", () => {
  const row = fc.array(
    fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 60_000 }).map((n) => n / 1_000),
      fc.integer({ min: 60, max: 900 }),
    ),
    { minLength: 4, maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), row, (rows, unplaced) => {
      const at = (cells: readonly number[], index: number) => cells[index] ?? 0;
      const all = weights(
        ...unplaced.map((count, index) => rows.reduce((sum, cells) => sum + at(cells, index), count)),
      );
      const places = rows.map((cells, id) => place(id, ...cells));
      const shown = suppressed({ all, places });
      const shownWeight = (groups: typeof all, which: Set<number> | undefined) =>
        groups.filter(({ value }) => which?.has(value)).reduce((sum, { count }) => sum + count, 0);
      const isSafe = (weight: number) => {
        const exact = Math.round(weight * 1_000);
        expect(exact === 0 || exact >= 50_000).toBe(true);
      };
      const isSafeRest = (groups: typeof all, which: Set<number> | undefined) => {
        const whole = groups.reduce((sum, { count }) => sum + count, 0);
        if (which?.size) isSafe(whole - shownWeight(groups, which));
      };
      isSafeRest(all, shown.all);
      places.forEach(({ groups }, index) => {
        isSafeRest(groups, shown.places[index]);
        for (const group of shown.places[index] ?? []) {
          expect(shown.all.has(group)).toBe(true);
          isSafe(groups.find(({ value }) => value === group)?.count ?? 0);
        }
      });
      for (const { value, count } of all.filter((each) => shown.all.has(each.value))) {
        const placed = places.reduce(
          (sum, { groups }, index) =>
            sum +
            shownWeight(
              groups.filter((each) => each.value === value),
              shown.places[index],
            ),
          0,
        );
        isSafe(count - placed);
      }
    }),
    { seed: 1, numRuns: 2_000 },
  );
});
