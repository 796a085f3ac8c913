import { distance } from "fastest-levenshtein";

/** Rows that are gone through in one step of building: some milliseconds. */
export const stepRows = 2048;

/**
 * The distinct words of a list with the rows each stands in. Sorted, so that a prefix is one range; each with the
 * set of its letters as bits, so that words a typo away are found by one pass over integers: a word one edit away
 * differs in at most two letters, one two edits away in at most four.
 */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #letters: Uint32Array;
  readonly #lengths: Uint8Array;
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;

  private constructor(ordinals: ReadonlyMap<string, number>, pairs: readonly number[]) {
    this.#words = [...ordinals.keys()].sort();
    const rank = new Uint32Array(this.#words.length);
    for (const [index, word] of this.#words.entries()) rank[ordinals.get(word) ?? 0] = index;
    this.#starts = new Uint32Array(this.#words.length + 1);
    for (let at = 0; at < pairs.length; at += 2) {
      const next = (rank[pairs[at] ?? 0] ?? 0) + 1;
      this.#starts[next] = (this.#starts[next] ?? 0) + 1;
    }
    for (let index = 1; index < this.#starts.length; index++) {
      this.#starts[index] = (this.#starts[index] ?? 0) + (this.#starts[index - 1] ?? 0);
    }
    const filled = this.#starts.slice();
    this.#rows = new Uint32Array(pairs.length / 2);
    for (let at = 0; at < pairs.length; at += 2) {
      const word = rank[pairs[at] ?? 0] ?? 0;
      const slot = filled[word] ?? 0;
      this.#rows[slot] = pairs[at + 1] ?? 0;
      filled[word] = slot + 1;
    }
    this.#letters = Uint32Array.from(this.#words, lettersOf);
    this.#lengths = Uint8Array.from(this.#words, (word) => Math.min(255, word.length));
  }

  /**
   * Made in steps of some thousand rows, between which others may have their turn. `texts[row]`: the folded name and
   * aliases of the row.
   */
  static *building(texts: Iterable<readonly string[]>): Generator<void, Vocabulary> {
    const ordinals = new Map<string, number>();
    const pairs: number[] = [];
    let row = 0;
    for (const parts of texts) {
      const seen: number[] = [];
      for (const part of parts) {
        for (const word of part.split(" ")) {
          if (word === "") continue;
          let ordinal = ordinals.get(word);
          if (ordinal === undefined) {
            ordinal = ordinals.size;
            ordinals.set(word, ordinal);
          }
          if (seen.includes(ordinal)) continue;
          seen.push(ordinal);
          pairs.push(ordinal, row);
        }
      }
      row++;
      if (row % stepRows === 0) yield;
    }
    return new Vocabulary(ordinals, pairs);
  }

  /** Rows of a word, ascending. */
  rows(word: number): Uint32Array {
    return this.#rows.subarray(this.#starts[word], this.#starts[word + 1]);
  }

  /** The words that begin with the prefix: from `first` up to but without `end`; the prefix itself comes first. */
  beginningWith(prefix: string): { first: number; end: number; exact: boolean } {
    const first = this.#lowerBound(prefix);
    const end = this.#lowerBound(`${prefix}\uffff`);
    return { first, end, exact: this.#words[first] === prefix };
  }

  /**
   * Words so few edits away; two neighbouring letters that changed places count as one edit. At two edits the
   * first letter must be right, which leaves a range to look through.
   */
  near(word: string, edits: 1 | 2): number[] {
    const letters = lettersOf(word);
    const range = edits === 2 ? this.beginningWith(word.slice(0, 1)) : undefined;
    const end = range?.end ?? this.#words.length;
    const found: number[] = [];
    for (let index = range?.first ?? 0; index < end; index++) {
      if (Math.abs((this.#lengths[index] ?? 0) - word.length) > edits) continue;
      if (bitCount((this.#letters[index] ?? 0) ^ letters) > 2 * edits) continue;
      const candidate = this.#words[index] ?? "";
      if (distance(word, candidate) <= edits || isSwap(word, candidate)) found.push(index);
    }
    return found;
  }

  #lowerBound(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? "") < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** One bit a letter, digits and all other signs sharing the last ones. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return bits >>> 0;
}

function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
