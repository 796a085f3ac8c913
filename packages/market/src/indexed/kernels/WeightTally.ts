import type { Machine } from "../assembly/Machine.ts";
import type { Codes } from "../format/Section.ts";
import type { Column } from "../table/Column.ts";
import { addWeights } from "./add.ts";
import type { CountStore } from "./CountStore.ts";
import { inBlocks } from "./drivers.ts";
import type { Counting, Tally } from "./Tally.ts";
import { countedPlaces, noneTouched, touchedPlaces } from "./touched.ts";

/** Sums of rows' weights per code; with `notes` it keeps which codes were counted. */
export class WeightTally implements Tally {
  readonly counts: Float64Array;
  readonly #store: CountStore;
  readonly #machine: Machine;
  readonly #column: Column;
  readonly #weight: Codes;
  readonly #touched: Int32Array | undefined;
  readonly #block = new Uint32Array(256);

  constructor(
    { column, weight, notes }: { column: Column; weight: Codes; notes: boolean },
    { machine, counts }: Counting,
  ) {
    this.counts = counts.weights.lend(column.values.length);
    this.#store = counts;
    this.#machine = machine;
    this.#column = column;
    this.#weight = weight;
    this.#touched = notes ? noneTouched(machine, column.values.length) : undefined;
  }

  add(rows: Uint32Array, length: number): void {
    const { codes, offsets } = this.#column;
    addWeights(this.counts, { codes, offsets, weight: this.#weight, touched: this.#touched }, rows, length);
  }

  addStretch(start: number, end: number): void {
    inBlocks(start, end, this.#block, (rows, length) => this.add(rows, length));
  }

  codes(): Uint32Array {
    if (this.#touched) return touchedPlaces(this.#machine, this.#touched);
    return countedPlaces(this.#machine, this.counts, { start: 1, end: this.#column.values.length });
  }

  clear(): void {
    if (!this.#touched) {
      this.counts.fill(0, 0, this.#column.values.length);
      return;
    }
    for (const code of touchedPlaces(this.#machine, this.#touched)) this.counts[code] = 0;
    this.#touched.fill(0);
  }

  close(): void {
    this.clear();
    this.#store.weights.giveBack(this.counts);
  }
}
