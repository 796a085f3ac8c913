/** More than any verb lends at once. */
const keptArrays = 8;

/** Arrays of counts, all zero, lent until they are given back as clean as they were taken. */
export class CountStore {
  readonly #free: Float64Array[] = [];

  /** An array with at least so many zeros. */
  lend(size: number): Float64Array {
    const at = this.#free.findIndex((each) => each.length >= size);
    return at < 0 ? new Float64Array(size) : (this.#free.splice(at, 1)[0] as Float64Array);
  }

  /** Takes an array back; the caller has set to zero again what it counted. */
  giveBack(counts: Float64Array): void {
    this.#free.push(counts);
    if (this.#free.length > keptArrays) this.#free.shift();
  }
}
