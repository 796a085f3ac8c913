import { describe, expect, test } from "vitest";
import { longestOpen } from "../build/longestOpen.ts";
import { markRuns } from "../build/markRuns.ts";
import type { Codes } from "../format/Section.ts";
import { CountStore } from "../kernels/CountStore.ts";
import { NotingTally } from "../kernels/NotingTally.ts";
import { PairGrid } from "../kernels/PairGrid.ts";
import { percentiles } from "../kernels/percentiles.ts";
import { type DaySearch, firstOpenRows, firstRows } from "../plan/firstRows.ts";
import { type Machine, variant, wordOf } from "./Machine.ts";
import { given, numbers, rowCount, some, toOffsets, widths } from "./randomColumns.ts";

/*
 * Pay, weights, days and values laid out, in every width of column against loops that anybody can read.
 */

const counting = (machine: Machine) => ({ machine, counts: new CountStore(machine) });
const valuesOf = (length: number) => Float64Array.from({ length }, (_, code) => 10 * code);
const at = (codes: Codes, row: number) => codes[row] as number;

describe.each(widths)("columns of %s", (width) => {
  test("have their percentiles found on codes, in stretches and in rows laid out", () => {
    const largest = { u8: 250, u16: 60_000, u32: 300_000 }[width];
    const { machine, columns } = given(numbers(3), [{ width, length: 9_000, below: largest + 1 }]);
    const [codes] = columns;
    for (let row = 0; row < codes.length; row += 3) codes[row] = 0;
    const stretches = { starts: Uint32Array.of(10, 4_000), ends: Uint32Array.of(2_000, 9_000), rows: 6_990 };
    const rows = [...codes.slice(10, 2_000), ...codes.slice(4_000, 9_000)];
    const items = machine.calls.words(500);
    items.set(codes.subarray(0, 500));
    const all = { starts: Uint32Array.of(0), ends: Uint32Array.of(500), rows: 500 };
    const paid = [...rows, ...items].filter((code) => code > 0).sort((one, other) => one - other);
    const piles = [
      { codes, stretches, isOfCall: false },
      { codes: items, stretches: all, isOfCall: true },
    ];
    const found = percentiles(counting(machine), piles, valuesOf(largest + 1), [0, 0.5, 1]);
    const middle = (paid.length - 1) / 2;
    const [below, above] = [paid[Math.floor(middle)] as number, paid[Math.ceil(middle)] as number];
    expect(found).toEqual({
      count: paid.length,
      values: [10 * at(Uint32Array.from(paid), 0), 5 * below + 5 * above, 10 * (paid.at(-1) as number)],
    });
  });

  test("of days are searched in runs", () => {
    const { machine, columns } = given(numbers(11), [
      { width, length: rowCount, below: 200 },
      { width, length: rowCount, below: 1 },
      { width: "u32", length: 40, below: 1 },
      { width: "u32", length: 8_000, below: 1 },
      { width: "u32", length: 39, below: 1 },
    ]);
    const [days, lasts, starts, marks, longest] = columns as [
      Codes,
      Codes,
      Uint32Array,
      Uint32Array,
      Uint32Array,
    ];
    starts.forEach((_, run) => {
      starts[run] = Math.min(rowCount, run * 8);
    });
    for (let run = 0; run < 39; run++) days.subarray(at(starts, run), at(starts, run + 1)).sort();
    days.forEach((day, row) => {
      lasts[row] = Math.min(200, day + (row % 40));
    });
    const made = markRuns(starts, days, 200);
    marks.set(made.marks);
    longest.set(longestOpen(starts, days, lasts));
    const steps = made.marks.length / 39 - 1;
    const search = {
      machine,
      starts,
      firstSeen: days,
      runs: 39,
      steps,
      marks,
      markDays: made.days,
      longest,
      leastDays: 0,
    } as unknown as DaySearch;
    const passing = some(machine, numbers(5), 39);
    const first = (run: number, day: number) => {
      const [start, end] = [at(starts, run), at(starts, run + 1)];
      const found = days.subarray(start, end).findIndex((each) => each >= day);
      return found < 0 ? end : start + found;
    };
    for (const day of [-5, 0, 1, 7, 63, 150, 199, 200, 201, 900]) {
      expect([...firstRows(search, passing, day)]).toEqual([...passing].map((run) => first(run, day)));
      const open = [...firstOpenRows(search, passing, day)];
      expect(open).toEqual([...passing].map((run) => first(run, day - at(longest, run))));
    }
  });
});

describe.each(widths.flatMap((one) => widths.map((other) => [one, other] as const)))(
  "codes of %s and numbers of %s",
  (codeWidth, width) => {
    const columnsOf = (seed: number) =>
      given(numbers(seed), [
        { width: codeWidth, length: rowCount, below: 20 },
        { width, length: rowCount, below: 250 },
        { width: codeWidth, length: rowCount, below: 6 },
        { width: "u16", length: rowCount + 1, below: 1 },
        { width: codeWidth, length: 6 * rowCount, below: 20 },
      ]);

    test("add up weights, of codes, of lists of codes and of pairs", () => {
      const { machine, columns } = columnsOf(17);
      const [codes, weight, others, offsets, listed] = columns as [Codes, Codes, Codes, Codes, Codes];
      weight[5] = 0;
      toOffsets(offsets, numbers(2));
      const rows = some(machine, numbers(9));
      const sums = (codesOf: (row: number) => readonly number[]) => {
        const expected = new Array(20).fill(0);
        for (const row of rows) for (const code of codesOf(row)) expected[code] += at(weight, row);
        return [0, ...expected.slice(1)];
      };
      const tallied = (column: { codes: Codes; offsets?: Codes }) => {
        const tally = new NotingTally(
          { column: { ...column, values: valuesOf(20) }, weight },
          counting(machine),
        );
        tally.add(rows, rows.length);
        return [...tally.counts.subarray(0, 20)];
      };
      expect(tallied({ codes })).toEqual(sums((row) => [at(codes, row)]));
      expect(tallied({ codes: listed, offsets })).toEqual(
        sums((row) => [...listed.subarray(at(offsets, row), at(offsets, row + 1))]),
      );
      const [first, second] = [
        { codes: others, values: valuesOf(6) },
        { codes, values: valuesOf(20) },
      ];
      const grid = new PairGrid({ first, second, weight, candidates: rows.length }, counting(machine));
      grid.add(rows, rows.length);
      const expected = new Array(6 << grid.shift).fill(0);
      for (const row of rows) expected[(at(others, row) << grid.shift) | at(codes, row)] += at(weight, row);
      expect([...grid.counts.subarray(0, expected.length)]).toEqual(expected);
    });

    test("are gathered by code, of codes and of lists of codes", () => {
      const { machine, columns } = columnsOf(23);
      const [codes, column, , offsets, listed] = columns as [Codes, Codes, Codes, Codes, Codes];
      toOffsets(offsets, numbers(4));
      const rows = some(machine, numbers(6));
      const wanted = [3, 7, 19];
      const gather = (
        codesOf: (row: number) => readonly number[],
        run: (next: number, items: number) => void,
      ) => {
        const expected = wanted.map((code) =>
          [...rows].flatMap((row) =>
            codesOf(row)
              .filter((each) => each === code)
              .map(() => at(column, row)),
          ),
        );
        const next = machine.counts.words(20).fill(0);
        let start = 0;
        wanted.forEach((code, index) => {
          next[code] = start + 1;
          start += expected[index]?.length ?? 0;
        });
        const items = machine.calls.words(start);
        run(next.byteOffset, items.byteOffset);
        expect([...items]).toEqual(expected.flat());
      };
      const given = [rows.byteOffset, rows.length] as const;
      gather(
        (row) => [at(codes, row)],
        (next, items) =>
          void variant(machine.run.gatherRows, codes, column)(
            wordOf(codes),
            wordOf(column),
            ...given,
            next,
            items,
          ),
      );
      gather(
        (row) => [...listed.subarray(at(offsets, row), at(offsets, row + 1))],
        (next, items) =>
          void variant(machine.run.gatherLists, offsets, listed, column)(
            wordOf(offsets),
            wordOf(listed),
            wordOf(column),
            ...given,
            next,
            items,
          ),
      );
    });
  },
);
