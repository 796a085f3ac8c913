import { GrowingNumbers } from "../build/GrowingNumbers.ts";
import type { Codes } from "../format/Section.ts";
import type { Column } from "../table/Column.ts";
import { addLists, addNoting, addSingle } from "./add.ts";
import type { CountStore } from "./CountStore.ts";

/** What a tally counts: a column's codes by weight, on about so many rows; 0 where groups of rows take turns. */
export type TallyOf = { column: Column; weight?: Codes; candidates: number };

/** How much more it costs to note a code than to walk past one. */
const notedCosts = 4;

/** How much more it costs to sort a code than to walk past one: about the logarithm of their number. */
const sortCosts = 16;

/** Sums of weights per code, in units. */
export class Tally {
  readonly counts: Float64Array;
  readonly #column: Column;
  readonly #weight: Codes | undefined;
  readonly #store: CountStore;
  /** Codes counted so far; walking all codes instead costs more than the rows where these are few. */
  readonly #noted: GrowingNumbers | undefined;

  constructor({ column, weight, candidates }: TallyOf, store: CountStore) {
    this.#column = column;
    this.#weight = weight;
    this.#store = store;
    this.#noted = weight || candidates * notedCosts < column.values.length ? new GrowingNumbers() : undefined;
    this.counts = store.lend(column.values.length);
  }

  add(rows: Uint32Array, length: number): void {
    const { codes, offsets } = this.#column;
    if (this.#noted)
      addNoting(this.counts, rows, length, { codes, offsets, weight: this.#weight }, this.#noted);
    else if (offsets) addLists(this.counts, rows, length, { codes, offsets });
    else addSingle(this.counts, rows, length, codes);
  }

  /** Codes with a count, without code 0, in any order; good until the next change. */
  codes(): Uint32Array {
    return this.#noted?.values ?? this.#walk();
  }

  /** The same, ascending. */
  sortedCodes(): Uint32Array {
    const noted = this.#noted?.values;
    return noted && noted.length * sortCosts < this.#column.values.length ? noted.sort() : this.#walk();
  }

  /** Sets the counts to zero, for the next group of rows. */
  clear(): void {
    if (!this.#noted) {
      this.counts.fill(0, 0, this.#column.values.length);
      return;
    }
    for (const code of this.#noted.values) this.counts[code] = 0;
    this.#noted.length = 0;
  }

  /** Ends the use of the tally. */
  close(): void {
    this.clear();
    this.#store.giveBack(this.counts);
  }

  #walk(): Uint32Array {
    const found = new Uint32Array(this.#column.values.length);
    let length = 0;
    for (let code = 1; code < found.length; code++) {
      found[length] = code;
      length += (this.counts[code] as number) > 0 ? 1 : 0;
    }
    return found.subarray(0, length);
  }
}
