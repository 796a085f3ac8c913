import type { Codes } from "../format/Section.ts";
import type { Column } from "../table/Column.ts";
import type { CountStore } from "./CountStore.ts";
import { noneTouched, touchedPlaces } from "./touched.ts";

/** Most places of a grid: beyond it, clearing and missing the cache cost more than grouping rows twice. */
const mostPlaces = 2 ** 22;

/** The pairs of which columns a grid counts, each row by its weight; without weights rows count one. */
export type GridOf = { first: Column; second: Column; weight?: Codes };

/**
 * Sums of weights for each pair of codes, one place a pair: `first << shift | second`. Counting is one addition a row;
 * grouping the rows by two counting sorts took five times as long at a million postings.
 */
export class PairGrid {
  readonly counts: Float64Array | Uint32Array;
  /** Bits of a place that are the second code. */
  readonly shift: number;
  readonly first: Column;
  readonly second: Column;
  readonly #touched: Int32Array;
  readonly #weight: Codes | undefined;
  readonly #giveBack: () => void;

  /** Whether a grid of two columns is small enough. */
  static fits(first: Column, second: Column): boolean {
    return first.values.length * 2 ** shiftOf(second) <= mostPlaces;
  }

  constructor({ first, second, weight }: GridOf, store: CountStore) {
    this.shift = shiftOf(second);
    const size = first.values.length << this.shift;
    if (weight) {
      const counts = store.weights.lend(size);
      this.counts = counts;
      this.#giveBack = () => store.weights.giveBack(counts);
    } else {
      const counts = store.rows.lend(size);
      this.counts = counts;
      this.#giveBack = () => store.rows.giveBack(counts);
    }
    this.#touched = noneTouched(size);
    this.first = first;
    this.second = second;
    this.#weight = weight;
  }

  add(rows: Uint32Array, length: number): void {
    const { first, second } = this;
    if (first.offsets || second.offsets || this.#weight) this.#addLists(rows, length, this.#weight);
    else this.#addSingles(rows, length, first.codes, second.codes);
  }

  /** Places that have been counted, ascending. */
  touched(): Uint32Array {
    return touchedPlaces(this.#touched);
  }

  /** Whether a place is of a pair that has both values. */
  isPair(place: number): boolean {
    return place >>> this.shift !== 0 && (place & ((1 << this.shift) - 1)) !== 0;
  }

  /** Ends the use of the grid; these are all places whose counts are not zero. */
  close(counted: Uint32Array): void {
    const { counts } = this;
    for (let at = 0; at < counted.length; at++) counts[counted[at] as number] = 0;
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

  #addSingles(rows: Uint32Array, length: number, first: Codes, second: Codes): void {
    const { counts, shift } = this;
    const touched = this.#touched;
    for (let at = 0; at < length; at++) {
      const row = rows[at] as number;
      const place = ((first[row] as number) << shift) | (second[row] as number);
      const before = counts[place] as number;
      if (before === 0) touched[place >>> 5] = (touched[place >>> 5] as number) | (1 << (place & 31));
      counts[place] = before + 1;
    }
  }

  #addLists(rows: Uint32Array, length: number, weight: Codes | undefined): void {
    const { counts } = this;
    const touched = this.#touched;
    this.visit(rows.subarray(0, length), (row, place) => {
      touched[place >>> 5] = (touched[place >>> 5] as number) | (1 << (place & 31));
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
