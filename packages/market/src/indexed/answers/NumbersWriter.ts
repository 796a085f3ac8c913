/** Writes the numbers of a long answer: how many rows, then the rows; `likely` is about how many numbers they take. */
export class NumbersWriter {
  #numbers: Float64Array;
  #length = 1;

  constructor(likely = 256) {
    this.#numbers = new Float64Array(1 + Math.max(16, likely));
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const grown = new Float64Array(2 * this.#length);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.#length++] = number;
  }

  /** How many numbers stand before the next one. */
  get length(): number {
    return this.#length;
  }

  /** Writes over a number that was pushed. */
  set(at: number, number: number): void {
    this.#numbers[at] = number;
  }

  /** Counts one more row. */
  endRow(): void {
    this.#numbers[0] = (this.#numbers[0] as number) + 1;
  }

  /** All of it, on memory of its own, which may be handed on. */
  take(): Float64Array {
    return this.#length === this.#numbers.length ? this.#numbers : this.#numbers.slice(0, this.#length);
  }
}
