/** Keeps the smallest of many ids, in memory for twice as many as are wanted. */
export class SmallestIds {
  readonly #wanted: number;
  readonly #ids: Uint32Array;
  #length = 0;
  #bound = Number.POSITIVE_INFINITY;

  constructor(wanted: number, most: number) {
    this.#wanted = Math.min(wanted, most);
    this.#ids = new Uint32Array(Math.min(most, 2 * this.#wanted + 1024));
  }

  add(id: number): void {
    if (id >= this.#bound) return;
    if (this.#length === this.#ids.length) this.#prune();
    this.#ids[this.#length++] = id;
  }

  /** The smallest ids, ascending. */
  take(): Uint32Array {
    return this.#ids.subarray(0, this.#length).sort().subarray(0, this.#wanted);
  }

  #prune(): void {
    this.#ids.sort();
    this.#length = Math.min(this.#wanted, this.#length);
    if (this.#length > 0) this.#bound = this.#ids[this.#length - 1] as number;
  }
}
