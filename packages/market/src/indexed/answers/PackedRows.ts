import type { Rows } from "../../Market.ts";

/** How rows stand in numbers: a row at a place, and the place of the next. */
export type Layout<Row> = { read: (numbers: Float64Array, at: number) => Row; next: Skip };

type Skip = (numbers: Float64Array, at: number) => number;

/**
 * A long answer as it comes from a worker: how many rows, then the rows in numbers. Objects are made while it is gone
 * through, and not kept: tens of thousands of them cost more to make, keep and clear than the counting.
 */
export class PackedRows<Row> implements Rows<Row> {
  readonly numbers: Float64Array;
  readonly #layout: Layout<Row>;

  constructor(numbers: Float64Array, layout: Layout<Row>) {
    this.numbers = numbers;
    this.#layout = layout;
  }

  get length(): number {
    return this.numbers[0] ?? 0;
  }

  *[Symbol.iterator](): Iterator<Row> {
    const { read, next } = this.#layout;
    for (let at = 1; at < this.numbers.length; at = next(this.numbers, at)) yield read(this.numbers, at);
  }

  /** As an array, for JSON. */
  toJSON(): Row[] {
    return [...this];
  }
}
