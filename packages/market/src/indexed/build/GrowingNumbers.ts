/** Whole numbers below 2³² of which nobody knows yet how many there will be. */
export class GrowingNumbers {
  length = 0;
  #values = new Uint32Array(64);

  push(value: number): void {
    if (this.length === this.#values.length) this.#grow();
    this.#values[this.length++] = value;
  }

  /** The numbers so far, on the same memory. */
  get values(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }

  #grow(): void {
    const grown = new Uint32Array(this.#values.length * 2);
    grown.set(this.#values);
    this.#values = grown;
  }
}
