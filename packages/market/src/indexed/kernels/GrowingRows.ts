import type { Machine } from "../assembly/Machine.ts";

/** Rows of which nobody knows yet how many there will be, in the memory of calls. */
export class GrowingRows {
  readonly #machine: Machine;
  #rows: Uint32Array;
  #length = 0;

  /** For about so many. */
  constructor(machine: Machine, likely: number) {
    this.#machine = machine;
    this.#rows = machine.calls.words(Math.max(64, likely));
  }

  /** Adds the first so many of some rows. */
  append(rows: Uint32Array, length: number): void {
    if (this.#length + length > this.#rows.length) this.#grow(this.#length + length);
    this.#rows.set(rows.subarray(0, length), this.#length);
    this.#length += length;
  }

  /** The rows so far, on the same memory. */
  get values(): Uint32Array {
    return this.#rows.subarray(0, this.#length);
  }

  #grow(least: number): void {
    const grown = this.#machine.calls.words(Math.max(least, 2 * this.#rows.length));
    grown.set(this.values);
    this.#rows = grown;
  }
}
