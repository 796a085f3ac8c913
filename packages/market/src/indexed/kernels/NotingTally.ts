import type { Machine } from "../assembly/Machine.ts";
import type { Codes } from "../format/Section.ts";
import type { Column } from "../table/Column.ts";
import { addNoting, addWeights } from "./add.ts";
import type { Counts } from "./CountStore.ts";
import { inBlocks } from "./drivers.ts";
import type { Counting, Tally } from "./Tally.ts";
import { clearTouched, noneTouched, touchedPlaces } from "./touched.ts";

/** A tally that notes which codes it counts: of few rows against many codes, and of weights always. */
export class NotingTally implements Tally {
  readonly counts: Counts;
  readonly #add: (rows: Uint32Array, length: number) => void;
  readonly #giveBack: () => void;
  readonly #machine: Machine;
  readonly #touched: Int32Array;
  #block: Uint32Array | undefined;

  constructor({ column, weight }: { column: Column; weight?: Codes }, { machine, counts: store }: Counting) {
    const size = column.values.length;
    const touched = noneTouched(machine, size);
    this.#machine = machine;
    this.#touched = touched;
    if (weight) {
      const counts = store.weights.lend(size);
      this.counts = counts;
      this.#giveBack = () => store.weights.giveBack(counts);
      this.#add = (rows, length) =>
        addWeights(machine, { counts, touched }, { ...column, weight }, rows, length);
    } else {
      const counts = store.rows.lend(size);
      this.counts = counts;
      this.#giveBack = () => store.rows.giveBack(counts);
      this.#add = (rows, length) => addNoting(machine, { counts, touched }, column, rows, length);
    }
  }

  add(rows: Uint32Array, length: number): void {
    this.#add(rows, length);
  }

  addStretch(start: number, end: number): void {
    this.#block ??= this.#machine.calls.words(256);
    inBlocks(start, end, this.#block, this.#add);
  }

  codes(): Uint32Array {
    return touchedPlaces(this.#machine, this.#touched);
  }

  clear(): void {
    clearTouched(this.#machine, this.counts, this.#touched);
  }

  close(): void {
    this.clear();
    this.#giveBack();
  }
}
