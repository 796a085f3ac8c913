import type { Machine } from "../assembly/Machine.ts";
import type { Column } from "../table/Column.ts";
import { addRows, addStretch } from "./add.ts";
import type { CountStore } from "./CountStore.ts";
import type { Counting, Tally } from "./Tally.ts";
import { countedPlaces } from "./touched.ts";

/** A tally of rows that walks all codes to find those it counted: of many rows, where noting each costs more. */
export class RowTally implements Tally {
  readonly counts: Uint32Array;
  readonly #store: CountStore;
  readonly #machine: Machine;
  readonly #column: Column;

  constructor(column: Column, { machine, counts }: Counting) {
    this.counts = counts.rows.lend(column.values.length);
    this.#store = counts;
    this.#machine = machine;
    this.#column = column;
  }

  add(rows: Uint32Array, length: number): void {
    addRows(this.#machine, this.counts, this.#column, rows, length);
  }

  addStretch(start: number, end: number): void {
    const { codes, offsets } = this.#column;
    const items = offsets ? { start: offsets[start] as number, end: offsets[end] as number } : { start, end };
    addStretch(this.#machine, this.counts, codes, items);
  }

  codes(): Uint32Array {
    return countedPlaces(this.#machine, this.counts, { start: 1, end: this.#column.values.length });
  }

  clear(): void {
    this.counts.fill(0, 0, this.#column.values.length);
  }

  close(): void {
    this.clear();
    this.#store.rows.giveBack(this.counts);
  }
}
