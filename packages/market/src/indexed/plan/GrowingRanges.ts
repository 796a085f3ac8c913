import type { Ranges } from "../kernels/Ranges.ts";

/** Ranges of which there are at most so many; those that touch become one, and empty ones are left out. */
export class GrowingRanges {
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  #length = 0;
  #rows = 0;

  constructor(most: number) {
    this.#starts = new Uint32Array(most);
    this.#ends = new Uint32Array(most);
  }

  /** Adds a stretch of rows that begins where the last one ends or later. */
  add(start: number, end: number): void {
    if (start >= end) return;
    this.#rows += end - start;
    if (this.#length > 0 && this.#ends[this.#length - 1] === start) {
      this.#ends[this.#length - 1] = end;
      return;
    }
    this.#starts[this.#length] = start;
    this.#ends[this.#length++] = end;
  }

  take(): Ranges {
    const length = this.#length;
    return {
      starts: this.#starts.subarray(0, length),
      ends: this.#ends.subarray(0, length),
      rows: this.#rows,
    };
  }
}
