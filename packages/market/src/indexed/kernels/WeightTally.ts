import { type Machine, variant, wordOf } from "../assembly/Machine.ts";
import type { Codes } from "../format/Section.ts";
import type { Column } from "../table/Column.ts";
import type { CountStore } from "./CountStore.ts";
import { inBlocks } from "./drivers.ts";
import type { Counting, Tally } from "./Tally.ts";
import { clearTouched, noneTouched, touchedPlaces } from "./touched.ts";

/** Sums of rows' weights per code. */
export class WeightTally implements Tally {
  readonly counts: Float64Array;
  readonly #store: CountStore;
  readonly #machine: Machine;
  readonly #column: Column;
  readonly #weight: Codes;
  readonly #touched: Int32Array;
  readonly #block: Uint32Array;

  constructor({ column, weight }: { column: Column; weight: Codes }, { machine, counts }: Counting) {
    this.counts = counts.weights.lend(column.values.length);
    this.#store = counts;
    this.#machine = machine;
    this.#column = column;
    this.#weight = weight;
    this.#touched = noneTouched(machine, column.values.length);
    this.#block = machine.calls.words(256);
  }

  add(rows: Uint32Array, length: number): void {
    const { run } = this.#machine;
    const [{ codes, offsets }, weight] = [this.#column, this.#weight];
    const given = [rows.byteOffset, length, this.counts.byteOffset, this.#touched.byteOffset] as const;
    if (offsets) {
      const weighLists = variant(run.weighLists, offsets, codes, weight);
      weighLists(wordOf(offsets), wordOf(codes), wordOf(weight), ...given);
    } else variant(run.weighRows, codes, weight)(wordOf(codes), wordOf(weight), ...given);
  }

  addStretch(start: number, end: number): void {
    inBlocks(start, end, this.#block, (rows, length) => this.add(rows, length));
  }

  codes(): Uint32Array {
    return touchedPlaces(this.#machine, this.#touched);
  }

  clear(): void {
    clearTouched(this.#machine, this.counts, this.#touched);
  }

  close(): void {
    this.clear();
    this.#store.weights.giveBack(this.counts);
  }
}
