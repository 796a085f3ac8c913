import { type Machine, only, variant, wordOf } from "../assembly/Machine.ts";
import type { Codes } from "../format/Section.ts";
import type { Column } from "../table/Column.ts";
import type { Counts } from "./CountStore.ts";
import { inBlocks } from "./drivers.ts";
import type { Counting } from "./Tally.ts";
import { countedPlaces, isNotingCheaper, noneTouched, touchedPlaces } from "./touched.ts";

/** Most places of a grid: beyond it, clearing and missing the cache cost more than grouping rows twice. */
const mostPlaces = 2 ** 22;

/** The pairs of which columns a grid counts, on about so many rows, each by its weight; without weights rows count one. */
export type GridOf = { first: Column; second: Column; weight?: Codes; candidates: number };

/**
 * Sums of weights for each pair of codes, one place a pair: `first << shift | second`. Counting is one addition a row;
 * grouping the rows by two counting sorts took five times as long at a million postings.
 */
export class PairGrid {
  readonly counts: Counts;
  /** Bits of a place that are the second code. */
  readonly shift: number;
  readonly first: Column;
  readonly second: Column;
  readonly #machine: Machine;
  /** The places counted, where walking all of them costs more than noting these, and always of weights. */
  readonly #touched: Int32Array | undefined;
  readonly #size: number;
  readonly #weight: Codes | undefined;
  readonly #giveBack: () => void;

  /** Whether a grid of two columns is small enough. */
  static fits(first: Column, second: Column): boolean {
    return first.values.length * 2 ** shiftOf(second) <= mostPlaces;
  }

  constructor({ first, second, weight, candidates }: GridOf, { machine, counts }: Counting) {
    this.shift = shiftOf(second);
    this.#size = first.values.length << this.shift;
    if (weight) {
      const lent = counts.weights.lend(this.#size);
      this.counts = lent;
      this.#giveBack = () => counts.weights.giveBack(lent);
    } else {
      const lent = counts.rows.lend(this.#size);
      this.counts = lent;
      this.#giveBack = () => counts.rows.giveBack(lent);
    }
    const notes = weight !== undefined || isNotingCheaper(candidates, this.#size);
    this.#touched = notes ? noneTouched(machine, this.#size) : undefined;
    this.#machine = machine;
    this.first = first;
    this.second = second;
    this.#weight = weight;
  }

  /** Whether each row has one pair, which kernels count. */
  get isSingle(): boolean {
    return !this.first.offsets && !this.second.offsets;
  }

  add(rows: Uint32Array, length: number): void {
    const weight = this.#weight;
    if (!this.isSingle) {
      this.#addLists(rows, length, weight);
      return;
    }
    const { run } = this.#machine;
    const [first, second, touched] = [this.first.codes, this.second.codes, this.#touched];
    const columns = [wordOf(first), wordOf(second)] as const;
    const given = [rows.byteOffset, length, this.shift, this.counts.byteOffset] as const;
    if (!touched) variant(run.countPairs, first, second)(...columns, ...given);
    else if (!weight) variant(run.countPairsNoting, first, second)(...columns, ...given, touched.byteOffset);
    else {
      const weighPairs = variant(run.weighPairs, first, second, weight);
      weighPairs(...columns, wordOf(weight), ...given, touched.byteOffset);
    }
  }

  /** Adds rows that follow one another, the end not included. */
  addStretch(start: number, end: number): void {
    if (this.#touched || !this.isSingle) {
      const mark = this.#machine.calls.mark();
      inBlocks(start, end, this.#machine.calls.words(256), (rows, length) => this.add(rows, length));
      this.#machine.calls.release(mark);
      return;
    }
    const [first, second] = [this.first.codes, this.second.codes];
    const countPairs = variant(this.#machine.run.countPairsOfStretch, first, second);
    countPairs(wordOf(first), wordOf(second), start, end, this.shift, this.counts.byteOffset);
  }

  /** Places that have been counted, ascending; some of weight nothing may be among them. */
  touched(): Uint32Array {
    if (this.#touched) return touchedPlaces(this.#machine, this.#touched);
    return countedPlaces(this.#machine, this.counts as Uint32Array, { start: 0, end: this.#size });
  }

  /** Both values and the sum of weights of each pair that has both, by first then second ascending; clears the counts. */
  takePairs(): Float64Array {
    const { run, calls } = this.#machine;
    const places = this.touched();
    const { buffer, byteOffset } = calls.words(6 * places.length);
    const found = new Float64Array(buffer, byteOffset, 3 * places.length);
    const takePairs = only(this.#weight ? run.takeWeights : run.takePairs);
    const pairs = takePairs(
      wordOf(this.first.values),
      wordOf(this.second.values),
      this.counts.byteOffset,
      places.byteOffset,
      places.length,
      this.shift,
      byteOffset,
    );
    return found.subarray(0, 3 * pairs);
  }

  /** Ends the use of the grid, whose counts are zeros again. */
  close(): void {
    this.#giveBack();
  }

  /** Calls back with every place of every row. */
  visit(rows: Uint32Array, take: (row: number, place: number) => void): void {
    const { first, second } = this;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      const [outerEnd, innerEnd] = [endOf(first, row), endOf(second, row)];
      for (let outer = startOf(first, row); outer < outerEnd; outer++) {
        const base = (first.codes[outer] as number) << this.shift;
        for (let inner = startOf(second, row); inner < innerEnd; inner++) {
          take(row, base + (second.codes[inner] as number));
        }
      }
    }
  }

  #addLists(rows: Uint32Array, length: number, weight: Codes | undefined): void {
    const { counts } = this;
    const touched = this.#touched;
    this.visit(rows.subarray(0, length), (row, place) => {
      if (touched) touched[place >>> 5] = (touched[place >>> 5] as number) | (1 << (place & 31));
      counts[place] = (counts[place] as number) + (weight ? (weight[row] as number) : 1);
    });
  }
}

/** At least five, so that the bits of one first code fill whole words. */
function shiftOf({ values }: Column): number {
  return 32 - Math.clz32(Math.max(31, values.length - 1));
}

function startOf({ offsets }: Column, row: number): number {
  return offsets ? (offsets[row] as number) : row;
}

function endOf({ offsets }: Column, row: number): number {
  return offsets ? (offsets[row + 1] as number) : row + 1;
}
