import type { Rows } from "../../Rows.ts";
import type { Numbers } from "./NumbersWriter.ts";

/** How rows stand in numbers: a row at a place, and the place of the next. */
export type Layout<Row> = { read: (numbers: Numbers, at: number) => Row; next: Skip };

type Skip = (numbers: Numbers, at: number) => number;

/**
 * A long answer as it comes from a worker: how many rows, then the rows in numbers. Objects are made while it is gone
 * through, and not kept: tens of thousands of them cost more to make, keep and clear than the counting.
 */
export class PackedRows<Row> implements Rows<Row> {
  readonly numbers: Numbers;
  readonly #layout: Layout<Row>;

  constructor(numbers: Numbers, layout: Layout<Row>) {
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
