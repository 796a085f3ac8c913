/** Bitsets with a bit per row, lent for the length of one call: taking them anew each time would keep the collector busy. */
export class MaskStore {
  readonly words: number;
  readonly #masks: Int32Array[] = [];
  #lent = 0;

  constructor(rows: number) {
    this.words = (rows + 31) >>> 5;
  }

  /** A bitset with every word as given. */
  lend(word: 0 | -1 = 0): Int32Array {
    const mask = this.#masks[this.#lent] ?? new Int32Array(this.words);
    this.#masks[this.#lent++] = mask;
    return mask.fill(word);
  }

  /** How many bitsets are lent. */
  get lent(): number {
    return this.#lent;
  }

  /** Takes all bitsets back but the first so many. */
  takeBack(kept = 0): void {
    this.#lent = kept;
  }
}
