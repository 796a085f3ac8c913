import { distance } from "fastest-levenshtein";
import type { Entry } from "../Entry.ts";
import { fold } from "../fold.ts";
import type { List } from "../List.ts";
import { keywordForms } from "./keywordForms.ts";
import { singular } from "./singular.ts";
import { stepRows, Vocabulary } from "./Vocabulary.ts";

/** How well one word of the keyword fits an entry: not at all, by a typo away, as a prefix, exactly. */
const wordFit = { none: 0, typo: 1, prefix: 2, exact: 3 } as const;

/** The steps of the score; popularity only orders within a step. */
const steps = {
  exactName: 0.9,
  exactAlias: 0.8,
  namePrefix: 0.7,
  aliasPrefix: 0.6,
  wordsOfName: 0.5,
  wordsOfAlias: 0.4,
  typoInName: 0.3,
  typoInAlias: 0.2,
  typo: 0.1,
} as const;

/** Edits between a whole name and a keyword up to which the name is what was meant. */
const nearName = 2;

const stepWidth = 0.0999;

/** The folded names and aliases of a list by row, and their words. */
type Texts = {
  names: readonly string[];
  aliases: readonly (readonly string[] | undefined)[];
  vocabulary: Vocabulary;
};

/** Finds the rows of one list that a keyword fits, and scores them. */
export class SearchIndex<T extends Entry> {
  readonly #entries: readonly T[];
  readonly #names: readonly string[];
  readonly #aliases: readonly (readonly string[] | undefined)[];
  /** 0 to 1, on a logarithmic scale. */
  readonly #popularity: Float32Array;
  readonly #vocabulary: Vocabulary;
  readonly #fit: Uint8Array;
  readonly #best: Uint8Array;
  readonly #scores: Float64Array;
  /** The steps of an alias that is the keyword, and of one that begins with it. */
  readonly #exactAlias: number;
  readonly #aliasPrefix: number;

  private constructor(list: List<T>, { names, aliases, vocabulary }: Texts) {
    this.#entries = list.all;
    this.#names = names;
    this.#aliases = aliases;
    this.#vocabulary = vocabulary;
    const logs = list.all.map((entry) => Math.log1p(Math.max(0, list.popularity(entry))));
    const most = logs.reduce((a, b) => Math.max(a, b), 0) || 1;
    this.#popularity = Float32Array.from(logs, (log) => log / most);
    this.#fit = new Uint8Array(this.#entries.length);
    this.#best = new Uint8Array(this.#entries.length);
    this.#scores = new Float64Array(this.#entries.length);
    this.#exactAlias = list.aliasesAreNames ? steps.exactName : steps.exactAlias;
    this.#aliasPrefix = list.aliasesAreNames ? steps.namePrefix : steps.aliasPrefix;
  }

  /** An index of a list, made in steps of some milliseconds, between which others may have their turn. */
  static *building<T extends Entry>(list: List<T>): Generator<void, SearchIndex<T>> {
    const names: string[] = [];
    const aliases: (readonly string[] | undefined)[] = [];
    for (const entry of list.all) {
      const others = [...(entry.aliases ?? []), ...list.codes(entry)];
      names.push(fold(entry.name));
      aliases.push(others.length > 0 ? others.map(fold) : undefined);
      if (names.length % stepRows === 0) yield;
    }
    const texts = names.map((name, row) => [name, ...(aliases[row] ?? [])]);
    return new SearchIndex(list, { names, aliases, vocabulary: yield* Vocabulary.building(texts) });
  }

  /** Rows that fit any of the keywords, once each, in no order, with the best score (0 to 1) of each. */
  match(keywords: readonly string[]): { rows: readonly number[]; scores: Float64Array } {
    const rows: number[] = [];
    for (const keyword of keywords) {
      const { words, found } = this.#find(
        fold(keyword)
          .split(" ")
          .filter((word) => word !== ""),
      );
      const folded = words.join(" ");
      const single = words.map((word) => singular(word) ?? word);
      const other = single.join(" ");
      for (const row of found) {
        const score = Math.max(
          this.#score(row, folded, words),
          other === folded ? 0 : this.#score(row, other, single),
        );
        const known = this.#scores[row] ?? 0;
        if (known === 0) rows.push(row);
        if (known < score) this.#scores[row] = score;
      }
    }
    const scores = new Float64Array(rows.length);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? 0;
      scores[at] = this.#scores[row] ?? 0;
      this.#scores[row] = 0;
    }
    return { rows, scores };
  }

  entry(row: number): T | undefined {
    return this.#entries[row];
  }

  /** Rows of the first form of the words that any row holds: as written, then a typo away, then written as one. */
  #find(written: readonly string[]): { words: readonly string[]; found: readonly number[] } {
    const forms = keywordForms(written);
    for (const typos of [false, true]) {
      for (const words of forms) {
        const found = this.#rowsWith(words, typos);
        if (found.length > 0) return { words, found };
      }
    }
    const words = written.length > 1 ? [written.join("")] : [];
    return { words, found: this.#rowsWith(words, false) };
  }

  /** Rows in which every word is found; `#fit` holds the worst fit among the words. */
  #rowsWith(words: readonly string[], typos: boolean): number[] {
    let rows: number[] | undefined;
    for (const word of words) {
      const touched = this.#markWord(word, typos);
      if (!rows) {
        rows = touched;
        for (const row of touched) this.#fit[row] = this.#best[row] ?? wordFit.none;
      } else {
        rows = rows.filter((row) => this.#best[row] !== wordFit.none);
        for (const row of rows) {
          if ((this.#best[row] ?? 0) < (this.#fit[row] ?? 0))
            this.#fit[row] = this.#best[row] ?? wordFit.none;
        }
      }
      for (const row of touched) this.#best[row] = wordFit.none;
      if (rows.length === 0) break;
    }
    return rows ?? [];
  }

  #markWord(word: string, typos: boolean): number[] {
    const touched: number[] = [];
    const best = this.#best;
    const mark = (index: number, found: number) => {
      for (const row of this.#vocabulary.rows(index)) {
        const known = best[row] ?? wordFit.none;
        if (known === wordFit.none) touched.push(row);
        if (known < found) best[row] = found;
      }
    };
    const { first, end, exact } = this.#vocabulary.beginningWith(word);
    for (let index = first; index < end; index++) {
      mark(index, exact && index === first ? wordFit.exact : wordFit.prefix);
    }
    const single = singular(word);
    if (single !== undefined) {
      const plain = this.#vocabulary.beginningWith(single);
      if (plain.exact) mark(plain.first, wordFit.exact);
    }
    if (typos && word.length > 3) {
      const near = this.#vocabulary.near(word, 1);
      const further = near.length === 0 && word.length > 7 ? this.#vocabulary.near(word, 2) : near;
      for (const index of further) mark(index, wordFit.typo);
    }
    return touched;
  }

  #score(row: number, keyword: string, words: readonly string[]): number {
    return this.#step(row, keyword, words) + stepWidth * (this.#popularity[row] ?? 0);
  }

  #step(row: number, keyword: string, words: readonly string[]): number {
    const name = this.#names[row] ?? "";
    const aliases = this.#aliases[row];
    if (this.#fit[row] === wordFit.typo) {
      if (isNear(name, keyword)) return steps.typoInName;
      return aliases?.some((alias) => isNear(alias, keyword)) ? steps.typoInAlias : steps.typo;
    }
    if (isSame(name, keyword)) return steps.exactName;
    if (aliases?.some((alias) => isSame(alias, keyword))) return this.#exactAlias;
    if (name.startsWith(keyword)) return steps.namePrefix;
    if (aliases?.some((alias) => alias.startsWith(keyword))) return this.#aliasPrefix;
    const beginsWord = (word: string) => name.startsWith(word) || name.includes(` ${word}`);
    return words.every(beginsWord) ? steps.wordsOfName : steps.wordsOfAlias;
  }
}

/** Equal, or its plural ("Registered Nurses" for "registered nurse"). */
function isSame(name: string, keyword: string): boolean {
  if (name === keyword) return true;
  return keyword.length > 3 && (name === `${keyword}s` || name === `${keyword}es`);
}

function isNear(name: string, keyword: string): boolean {
  return Math.abs(name.length - keyword.length) <= nearName && distance(name, keyword) <= nearName;
}
