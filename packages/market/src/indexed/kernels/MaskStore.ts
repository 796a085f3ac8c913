import type { Machine } from "../assembly/Machine.ts";

/** Bitsets with a bit per row, lent for the length of one call. */
export class MaskStore {
  readonly words: number;
  readonly #machine: Machine;
  #masks: Int32Array[] = [];
  #lent = 0;

  constructor(rows: number, machine: Machine) {
    this.words = (rows + 31) >>> 5;
    this.#machine = machine;
  }

  /** A bitset with every word as given. */
  lend(word: 0 | -1 = 0): Int32Array {
    const mask = this.#masks[this.#lent]?.fill(word) ?? this.#machine.filled(this.words, word);
    this.#masks[this.#lent++] = mask;
    return mask;
  }

  /** How many bitsets are lent. */
  get lent(): number {
    return this.#lent;
  }

  /** Takes all bitsets back but the first so many. */
  takeBack(kept = 0): void {
    this.#lent = kept;
  }

  /** Forgets all bitsets, whose memory the next call uses. */
  forget(): void {
    this.#masks = [];
    this.#lent = 0;
  }
}
