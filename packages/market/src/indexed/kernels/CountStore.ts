/** Sums of weights or numbers of rows, one for each code. */
export type Counts = Float64Array | Uint32Array;

/** More than any verb lends at once. */
const keptArrays = 8;

/** Arrays of counts, all zero, lent until they are given back as clean as they were taken. */
class Store<Some extends Counts> {
  readonly #make: (size: number) => Some;
  readonly #free: Some[] = [];

  constructor(make: (size: number) => Some) {
    this.#make = make;
  }

  /** An array with at least so many zeros. */
  lend(size: number): Some {
    const at = this.#free.findIndex((each) => each.length >= size);
    return at < 0 ? this.#make(size) : (this.#free.splice(at, 1)[0] as Some);
  }

  /** Takes an array back; the caller has set to zero again what it counted. */
  giveBack(counts: Some): void {
    this.#free.push(counts);
    if (this.#free.length > keptArrays) this.#free.shift();
  }
}

/** Arrays for sums of weights, which may be large, and for numbers of rows, of which twice as many fit into the cache. */
export class CountStore {
  readonly weights = new Store<Float64Array>((size) => new Float64Array(size));
  readonly rows = new Store<Uint32Array>((size) => new Uint32Array(size));

  /** Zeros of one kind or the other, with how to give them back. */
  lend(size: number, kind: "weights" | "rows"): { counts: Counts; giveBack: () => void } {
    if (kind === "weights") {
      const counts = this.weights.lend(size);
      return { counts, giveBack: () => this.weights.giveBack(counts) };
    }
    const counts = this.rows.lend(size);
    return { counts, giveBack: () => this.rows.giveBack(counts) };
  }
}
