import type { Codes } from "../format/Section.ts";
import type { Column } from "../table/Column.ts";
import type { CountStore } from "./CountStore.ts";
import { inBlocks } from "./drivers.ts";
import { noneTouched, touchedPlaces } from "./touched.ts";

/** Most places of a grid: beyond it, clearing and missing the cache cost more than grouping rows twice. */
const mostPlaces = 2 ** 22;

/** How many places can be walked in the time in which one is noted. */
const notedCosts = 4;

/** The pairs of which columns a grid counts, on about so many rows, each by its weight; without weights rows count one. */
export type GridOf = { first: Column; second: Column; weight?: Codes; candidates: number };

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
  /** The places counted, where walking all of them costs more than noting these. */
  readonly #touched: Int32Array | undefined;
  readonly #size: number;
  readonly #weight: Codes | undefined;
  readonly #giveBack: () => void;

  /** Whether a grid of two columns is small enough. */
  static fits(first: Column, second: Column): boolean {
    return first.values.length * 2 ** shiftOf(second) <= mostPlaces;
  }

  constructor({ first, second, weight, candidates }: GridOf, store: CountStore) {
    this.shift = shiftOf(second);
    const size = first.values.length << this.shift;
    const lent = store.lend(size, weight ? "weights" : "rows");
    this.counts = lent.counts;
    this.#giveBack = lent.giveBack;
    const notes = candidates * notedCosts < size;
    this.#touched = notes ? noneTouched(size) : undefined;
    this.#size = size;
    this.first = first;
    this.second = second;
    this.#weight = weight;
  }

  add(rows: Uint32Array, length: number): void {
    const { first, second } = this;
    if (first.offsets || second.offsets || this.#weight) this.#addLists(rows, length, this.#weight);
    else this.#addSingles(rows, length, first.codes, second.codes);
  }

  /** Adds rows that follow one another, the end not included. */
  addStretch(start: number, end: number): void {
    const { first, second, counts, shift } = this;
    if (first.offsets || second.offsets || this.#weight) {
      inBlocks(start, end, new Uint32Array(256), (rows, length) => this.add(rows, length));
      return;
    }
    if (this.#touched) {
      inBlocks(start, end, new Uint32Array(256), (rows, length) => this.add(rows, length));
      return;
    }
    const [outer, inner] = [first.codes, second.codes];
    for (let row = start; row < end; row++) {
      const place = ((outer[row] as number) << shift) | (inner[row] as number);
      counts[place] = (counts[place] as number) + 1;
    }
  }

  /** Places that have been counted, ascending. */
  touched(): Uint32Array {
    return this.#touched ? touchedPlaces(this.#touched) : this.#walk();
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
      if (touched) touched[place >>> 5] = (touched[place >>> 5] as number) | (1 << (place & 31));
      counts[place] = (counts[place] as number) + 1;
    }
  }

  #walk(): Uint32Array {
    const found = new Uint32Array(this.#size);
    let length = 0;
    for (let place = 0; place < found.length; place++) {
      found[length] = place;
      length += Number((this.counts[place] as number) > 0);
    }
    return found.subarray(0, length);
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
