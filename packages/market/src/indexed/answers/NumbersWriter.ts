/** Arrays that long answers are written in: whole numbers below 2³² where all are, else floats. */
export type Numbers = Float64Array | Uint32Array;

/** Writes the numbers of a long answer: how many rows, then the rows; `likely` is about how many numbers they take. */
export class NumbersWriter<Written extends Numbers = Numbers> {
  readonly #allocate: (length: number) => Written;
  #numbers: Written;
  #length = 1;

  constructor(allocate: (length: number) => Written, likely = 256) {
    this.#allocate = allocate;
    this.#numbers = allocate(1 + Math.max(16, likely));
  }

  push(number: number): void {
    this.#makeRoom(1);
    this.#numbers[this.#length++] = number;
  }

  /** Three at once, which is how most of them come. */
  push3(one: number, two: number, three: number): void {
    this.#makeRoom(3);
    const [numbers, at] = [this.#numbers, this.#length];
    numbers[at] = one;
    numbers[at + 1] = two;
    numbers[at + 2] = three;
    this.#length = at + 3;
  }

  append(some: Numbers): void {
    this.#makeRoom(some.length);
    this.#numbers.set(some, this.#length);
    this.#length += some.length;
  }

  /** Counts one more row. */
  endRow(): void {
    this.endRows(1);
  }

  /** Counts some more rows. */
  endRows(rows: number): void {
    this.#numbers[0] = (this.#numbers[0] as number) + rows;
  }

  /** All of it; nothing is written any more. Memory beyond it is handed on with it, which costs less than a copy. */
  take(): Written {
    return this.#numbers.subarray(0, this.#length) as Written;
  }

  #makeRoom(length: number): void {
    const least = this.#length + length;
    if (least <= this.#numbers.length) return;
    const grown = this.#allocate(Math.max(least, 4 * this.#length));
    grown.set(this.#numbers);
    this.#numbers = grown;
  }
}

/** A writer of whole numbers below 2³². */
export function wholesWriter(likely?: number): NumbersWriter<Uint32Array> {
  return new NumbersWriter((length) => new Uint32Array(length), likely);
}

/** A writer of any numbers. */
export function floatsWriter(likely?: number): NumbersWriter<Float64Array> {
  return new NumbersWriter((length) => new Float64Array(length), likely);
}
