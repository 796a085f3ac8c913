import type { Codes } from "../format/Section.ts";
import type { Column } from "../table/Column.ts";
import { addLists, addNoting, addSingle, addStretch } from "./add.ts";
import type { CountStore, Counts } from "./CountStore.ts";
import { inBlocks } from "./drivers.ts";
import { noneTouched, touchedPlaces } from "./touched.ts";

/** What a tally counts: a column's codes by weight, on about so many rows; 0 where groups of rows take turns. */
export type TallyOf = { column: Column; weight?: Codes; candidates: number };

/** How much more it costs to note a code than to walk past one. */
const notedCosts = 4;

/** From so many codes on, wholes of half the size miss the cache less; below, adding floats takes half the time. */
const manyCodes = 2 ** 16;

/** Sums of weights per code, in units. */
export class Tally {
  readonly counts: Counts;
  readonly #column: Column;
  readonly #weight: Codes | undefined;
  readonly #giveBack: () => void;
  /** Codes counted so far; walking all codes instead costs more than the rows where these are few. */
  readonly #touched: Int32Array | undefined;
  #block: Uint32Array | undefined;

  constructor({ column, weight, candidates }: TallyOf, store: CountStore) {
    this.#column = column;
    this.#weight = weight;
    const codes = column.values.length;
    const notes = candidates * notedCosts < codes;
    this.#touched = notes ? noneTouched(codes) : undefined;
    const lent = store.lend(codes, weight || codes < manyCodes ? "weights" : "rows");
    this.counts = lent.counts;
    this.#giveBack = lent.giveBack;
  }

  /** Adds rows, ascending. */
  add(rows: Uint32Array, length: number): void {
    const { codes, offsets } = this.#column;
    if (this.#touched || this.#weight) {
      addNoting(this.counts, rows, length, { codes, offsets, weight: this.#weight }, this.#touched);
      return;
    }
    if (offsets) addLists(this.counts, rows, length, { codes, offsets });
    else addSingle(this.counts, rows, length, codes);
  }

  /** Adds rows that follow one another, the end not included. */
  addStretch(start: number, end: number): void {
    if (this.#touched || this.#weight) {
      this.#block ??= new Uint32Array(256);
      inBlocks(start, end, this.#block, (rows, length) => this.add(rows, length));
      return;
    }
    const { codes, offsets } = this.#column;
    if (offsets) addStretch(this.counts, codes, offsets[start] as number, offsets[end] as number);
    else addStretch(this.counts, codes, start, end);
  }

  /** Codes with a count, without code 0, ascending; good until the next change. */
  codes(): Uint32Array {
    return this.#touched ? touchedPlaces(this.#touched) : this.#walk();
  }

  /** Sets the counts to zero, for the next group of rows. */
  clear(): void {
    if (!this.#touched) {
      this.counts.fill(0, 0, this.#column.values.length);
      return;
    }
    for (const code of touchedPlaces(this.#touched)) this.counts[code] = 0;
    this.#touched.fill(0);
  }

  /** Ends the use of the tally. */
  close(): void {
    this.clear();
    this.#giveBack();
  }

  #walk(): Uint32Array {
    const found = new Uint32Array(this.#column.values.length);
    let length = 0;
    for (let code = 1; code < found.length; code++) {
      found[length] = code;
      length += Number((this.counts[code] as number) > 0);
    }
    return found.subarray(0, length);
  }
}
