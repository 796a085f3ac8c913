import type { Machine } from "../assembly/Machine.ts";
import type { Column } from "../table/Column.ts";
import { addNoting, addRows, addStretch } from "./add.ts";
import type { CountStore } from "./CountStore.ts";
import { inBlocks } from "./drivers.ts";
import type { Counting, Tally } from "./Tally.ts";
import { clearTouched, countedPlaces, noneTouched, touchedPlaces } from "./touched.ts";

/** Numbers of rows per code; with `notes` it keeps which codes were counted. */
export class RowTally implements Tally {
  readonly counts: Uint32Array;
  readonly #store: CountStore;
  readonly #machine: Machine;
  readonly #column: Column;
  readonly #touched: Int32Array | undefined;
  #block: Uint32Array | undefined;

  constructor({ column, notes }: { column: Column; notes: boolean }, { machine, counts }: Counting) {
    this.counts = counts.rows.lend(column.values.length);
    this.#store = counts;
    this.#machine = machine;
    this.#column = column;
    this.#touched = notes ? noneTouched(machine, column.values.length) : undefined;
  }

  add(rows: Uint32Array, length: number): void {
    const [machine, counts, touched] = [this.#machine, this.counts, this.#touched];
    if (touched) addNoting(machine, { counts, touched }, this.#column, rows, length);
    else addRows(machine, counts, this.#column, rows, length);
  }

  addStretch(start: number, end: number): void {
    if (this.#touched) {
      this.#block ??= this.#machine.calls.words(256);
      inBlocks(start, end, this.#block, (rows, length) => this.add(rows, length));
      return;
    }
    const { codes, offsets } = this.#column;
    const items = offsets ? { start: offsets[start] as number, end: offsets[end] as number } : { start, end };
    addStretch(this.#machine, this.counts, codes, items);
  }

  codes(): Uint32Array {
    return this.#touched
      ? touchedPlaces(this.#machine, this.#touched)
      : countedPlaces(this.#machine, this.counts, { start: 1, end: this.#column.values.length });
  }

  clear(): void {
    if (this.#touched) clearTouched(this.#machine, this.counts, this.#touched);
    else this.counts.fill(0, 0, this.#column.values.length);
  }

  close(): void {
    this.clear();
    this.#store.rows.giveBack(this.counts);
  }
}
