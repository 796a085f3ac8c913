import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Codes } from "../format/Section.ts";
import { addNoting, addRows, addStretch } from "../kernels/add.ts";
import { type Driver, maskDriver, rangesDriver, rangesFromDriver } from "../kernels/drivers.ts";
import { keepBetween, keepByBits, keepByList, keepByTable, keepFrom } from "../kernels/keep.ts";
import { lookUp } from "../kernels/lookUp.ts";
import { countedPlaces, noneTouched, touchedPlaces } from "../kernels/touched.ts";
import { type Machine, variant, wordOf } from "./Machine.ts";
import { given, numbers, rowCount, some, toOffsets, widths } from "./randomColumns.ts";

/*
 * Every width of every column against loops that anybody can read: markets small enough for the other tests never have
 * codes of four bytes.
 */

function flagsOf(machine: Machine, length: number, random: () => number): Uint8Array {
  const flags = machine.counts.bytes(length);
  for (let place = 0; place < length; place++) flags[place] = random() < 0.5 ? 1 : 0;
  return flags;
}

const at = (codes: Codes, row: number) => codes[row] as number;
const seeds = fc.integer({ min: 1, max: 2 ** 31 });
const tries = { numRuns: 8 };

describe.each(widths)("columns of %s", (width) => {
  test("keep the rows that pass", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = numbers(seed);
        const { machine, columns } = given(random, [{ width, length: rowCount, below: 200 }]);
        const [codes] = columns;
        const passes = flagsOf(machine, 200, random);
        const [from, to] = [Math.floor(random() * 240) - 20, Math.floor(random() * 240) - 20];
        const check = (keep: (rows: Uint32Array) => number, passing: (row: number) => boolean) => {
          const rows = some(machine, random);
          const expected = [...rows].filter(passing);
          expect([...rows.subarray(0, keep(rows))]).toEqual(expected);
        };
        check(
          (rows) => keepByTable(machine, rows, rows.length, { codes, passes }),
          (row) => passes[at(codes, row)] === 1,
        );
        check(
          (rows) => keepBetween(machine, rows, rows.length, { days: codes, from, to }),
          (row) => at(codes, row) >= from && at(codes, row) <= to,
        );
        check(
          (rows) => keepFrom(machine, rows, rows.length, { codes, least: from }),
          (row) => at(codes, row) >= from,
        );
        const looked = some(machine, random);
        const expected = [...looked].map((row) => at(codes, row));
        lookUp(machine, looked, codes);
        expect([...looked]).toEqual(expected);
      }),
      tries,
    );
  });

  test("are counted, in rows, in stretches and with a note of what was counted", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = numbers(seed);
        const { machine, columns } = given(random, [{ width, length: rowCount, below: 200 }]);
        const [codes] = columns;
        const expected = (rows: readonly number[]) => {
          const counts = new Array(200).fill(0);
          for (const row of rows) counts[at(codes, row)] += 1;
          return counts;
        };
        const counts = machine.counts.words(200).fill(0);
        const rows = some(machine, random);
        addRows(machine, counts, { codes }, rows, rows.length);
        expect([...counts]).toEqual(expected([...rows]));
        const places = countedPlaces(machine, counts, { start: 1, end: 200 });
        expect([...places]).toEqual(
          expected([...rows]).flatMap((count, code) => (count && code ? [code] : [])),
        );

        counts.fill(0);
        addStretch(machine, counts, codes, { start: 17, end: 230 });
        expect([...counts]).toEqual(expected(Array.from({ length: 213 }, (_, index) => 17 + index)));

        counts.fill(0);
        const touched = noneTouched(machine, 200);
        addNoting(machine, { counts, touched }, { codes }, rows, rows.length);
        expect([...touchedPlaces(machine, touched)]).toEqual([...places]);
        expect(counts[0]).toBe(0);
      }),
      tries,
    );
  });

  test("are listed from a least code on", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = numbers(seed);
        const { machine, columns } = given(random, [{ width, length: rowCount, below: 200 }]);
        const [codes] = columns;
        const ranges = { starts: Uint32Array.of(3, 90, 210), ends: Uint32Array.of(80, 200, 300), rows: 277 };
        const rows = collect(machine, rangesDriver(machine, ranges));
        expect(rows).toHaveLength(277);
        expect(collect(machine, rangesFromDriver(machine, ranges, { codes, least: 100 }))).toEqual(
          rows.filter((row) => at(codes, row) >= 100),
        );
      }),
      tries,
    );
  });
});

describe.each(widths.flatMap((one) => widths.map((other) => [one, other] as const)))(
  "lists with offsets of %s and codes of %s",
  (offsetWidth, codeWidth) => {
    test("are counted and kept as loops over them would", () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const random = numbers(seed);
          const short = offsetWidth === "u8" ? 40 : rowCount;
          const { machine, columns } = given(random, [
            { width: offsetWidth, length: short + 1, below: 1 },
            { width: codeWidth, length: 6 * rowCount, below: 50 },
          ]);
          const [offsets, codes] = columns as [Codes, Codes];
          toOffsets(offsets, random);
          const rows = some(machine, random).filter((row) => row < short);
          const held = machine.calls.words(rows.length);
          held.set(rows);
          const listOf = (row: number) => [...codes.slice(at(offsets, row), at(offsets, row + 1))];

          const expected = new Array(50).fill(0);
          for (const row of rows) for (const code of listOf(row)) expected[code] += 1;
          const counts = machine.counts.words(50).fill(0);
          addRows(machine, counts, { codes, offsets }, held, held.length);
          expect([...counts]).toEqual(expected);

          counts.fill(0);
          const touched = noneTouched(machine, 50);
          addNoting(machine, { counts, touched }, { codes, offsets }, held, held.length);
          expect([...counts]).toEqual([0, ...expected.slice(1)]);

          const passes = flagsOf(machine, 50, () => random() * 4);
          for (const wanted of [true, false]) {
            held.set(rows);
            const kept = keepByList(machine, held, held.length, { offsets, codes, passes, wanted });
            const passing = [...rows].filter((row) => listOf(row).some((code) => passes[code]) === wanted);
            expect([...held.subarray(0, kept)]).toEqual(passing);
          }
        }),
        tries,
      );
    });

    test("are counted as pairs, and laid out by pair", () => {
      fc.assert(
        fc.property(seeds, fc.constantFrom(...widths), (seed, width) => {
          const random = numbers(seed);
          const { machine, columns } = given(random, [
            { width: offsetWidth, length: rowCount, below: 6 },
            { width: codeWidth, length: rowCount, below: 30 },
            { width, length: rowCount, below: 200 },
          ]);
          const [first, second, column] = columns as [Codes, Codes, Codes];
          const [shift, size] = [5, 6 << 5];
          const placeOf = (row: number) => (at(first, row) << shift) | at(second, row);
          const expected: number[][] = Array.from({ length: size }, () => []);
          const rows = some(machine, random);
          for (const row of rows) expected[placeOf(row)]?.push(at(column, row));
          const counts = machine.counts.words(size).fill(0);
          const pair = [wordOf(first), wordOf(second)] as const;
          variant(machine.run.countPairs, first, second)(
            ...pair,
            rows.byteOffset,
            rows.length,
            shift,
            counts.byteOffset,
          );
          expect([...counts]).toEqual(expected.map(({ length }) => length));

          let end = 0;
          expected.forEach(({ length }, place) => {
            counts[place] = length > 1 ? end + 1 : 0;
            end += length > 1 ? length : 0;
          });
          const items = machine.calls.words(end);
          variant(machine.run.groupPairs, first, second, column)(
            ...pair,
            wordOf(column),
            rows.byteOffset,
            rows.length,
            shift,
            counts.byteOffset,
            items.byteOffset,
          );
          expect([...items]).toEqual(expected.filter(({ length }) => length > 1).flat());
        }),
        tries,
      );
    });
  },
);

test("masks are listed word by word, and tested bit by bit", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = numbers(seed);
      const { machine } = given(random, [{ width: "u8", length: 1, below: 1 }]);
      const mask = machine.filled(10, 0);
      mask.forEach((_, word) => {
        mask[word] = Math.floor(random() * 2 ** 32) & (random() < 0.3 ? 0 : -1);
      });
      const isSet = (row: number) => (((mask[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
      const ranges = { starts: Uint32Array.of(0, 50, 131), ends: Uint32Array.of(33, 96, 300), rows: 248 };
      const rows = collect(machine, rangesDriver(machine, ranges));
      expect(collect(machine, maskDriver(machine, mask, ranges))).toEqual(rows.filter(isSet));
      const held = some(machine, random);
      const expected = [...held].filter((row) => !isSet(row));
      const kept = keepByBits(machine, held, held.length, { bits: mask, isMask: true, wanted: false });
      expect([...held.subarray(0, kept)]).toEqual(expected);
    }),
    tries,
  );
});

/** All rows of a driver, in blocks so small that it has to go on within stretches. */
function collect(machine: Machine, driver: Driver): number[] {
  const block = machine.calls.words(64);
  const rows: number[] = [];
  for (let length = driver(block); length > 0; length = driver(block))
    rows.push(...block.subarray(0, length));
  return rows;
}
