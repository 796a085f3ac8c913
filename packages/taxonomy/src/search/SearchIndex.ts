import SearchableMap from "minisearch/SearchableMap";
import type { Entry } from "../Entry.ts";
import { fold } from "../fold.ts";
import type { List } from "../List.ts";

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
  typo: 0.2,
} as const;

const stepWidth = 0.0999;

/**
 * Words of one list's names and aliases. Words live twice: in a sorted array, where a prefix is one range, and in
 * a radix tree (minisearch), which answers which words are a typo away.
 */
export class SearchIndex<T extends Entry> {
  readonly #entries: readonly T[];
  readonly #names: string[] = [];
  readonly #aliases: (string[] | undefined)[] = [];
  /** 0 to 1, on a logarithmic scale. */
  readonly #popularity: Float32Array;
  readonly #words: string[];
  readonly #postings: Int32Array[];
  readonly #tree = new SearchableMap<number>();
  readonly #fit: Uint8Array;
  readonly #best: Uint8Array;

  constructor(list: List<T>) {
    this.#entries = list.all;
    const words = new Map<string, number[]>();
    for (const [row, entry] of list.all.entries()) {
      const name = fold(entry.name);
      this.#names.push(name);
      const aliases = entry.aliases?.length ? entry.aliases.map(fold) : undefined;
      this.#aliases.push(aliases);
      for (const word of new Set([name, ...(aliases ?? [])].flatMap((part) => part.split(" ")))) {
        if (word === "") continue;
        const rows = words.get(word);
        if (rows) rows.push(row);
        else words.set(word, [row]);
      }
    }
    this.#words = [...words.keys()].sort();
    this.#postings = this.#words.map((word) => Int32Array.from(words.get(word) ?? []));
    for (const [index, word] of this.#words.entries()) this.#tree.set(word, index);
    const logs = list.all.map((entry) => Math.log1p(Math.max(0, list.popularity(entry))));
    const most = logs.reduce((a, b) => Math.max(a, b), 0) || 1;
    this.#popularity = Float32Array.from(logs, (log) => log / most);
    this.#fit = new Uint8Array(this.#entries.length);
    this.#best = new Uint8Array(this.#entries.length);
  }

  /** Rows that fit the keyword, each with its score (0 to 1), in no order. */
  match(keyword: string): Map<number, number> {
    const folded = fold(keyword);
    const words = folded.split(" ").filter((word) => word !== "");
    if (words.length === 0) return new Map();
    const strict = this.#rows(words, false);
    const rows = strict.rows.length > 0 ? strict : this.#rows(words, true);
    const scores = new Map<number, number>();
    for (const [at, row] of rows.rows.entries()) {
      scores.set(row, this.#score(row, folded, words, rows.fits[at] ?? wordFit.none));
    }
    return scores;
  }

  entry(row: number): T | undefined {
    return this.#entries[row];
  }

  /** Rows in which every word is found, with the worst fit among the words. */
  #rows(words: readonly string[], typos: boolean): { rows: number[]; fits: number[] } {
    let rows: number[] | undefined;
    const fit = this.#fit;
    for (const [position, word] of words.entries()) {
      const touched = this.#markWord(word, typos);
      const kept: number[] = [];
      for (const row of rows ?? touched) {
        const found = this.#best[row] ?? wordFit.none;
        if (found === wordFit.none) continue;
        fit[row] = position === 0 ? found : Math.min(fit[row] ?? found, found);
        kept.push(row);
      }
      for (const row of touched) this.#best[row] = wordFit.none;
      rows = kept;
      if (kept.length === 0) break;
    }
    const found = rows ?? [];
    return { rows: found, fits: found.map((row) => fit[row] ?? wordFit.none) };
  }

  #markWord(word: string, typos: boolean): number[] {
    const touched: number[] = [];
    const best = this.#best;
    const mark = (index: number, found: number) => {
      const postings = this.#postings[index];
      if (!postings) return;
      for (const row of postings) {
        if (best[row] === wordFit.none) touched.push(row);
        if ((best[row] ?? 0) < found) best[row] = found;
      }
    };
    for (let index = this.#lowerBound(word); index < this.#words.length; index++) {
      const candidate = this.#words[index];
      if (candidate === undefined || !candidate.startsWith(word)) break;
      mark(index, candidate === word ? wordFit.exact : wordFit.prefix);
    }
    if (typos && word.length > 3) {
      for (const [candidate, [index, distance]] of this.#tree.fuzzyGet(word, word.length > 5 ? 2 : 1)) {
        if (distance < 2 || word.length > 7 || isSwap(word, candidate)) mark(index, wordFit.typo);
      }
    }
    return touched;
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

  #score(row: number, keyword: string, words: readonly string[], fit: number): number {
    return this.#step(row, keyword, words, fit) + stepWidth * (this.#popularity[row] ?? 0);
  }

  #step(row: number, keyword: string, words: readonly string[], fit: number): number {
    const name = this.#names[row] ?? "";
    const aliases = this.#aliases[row];
    if (fit === wordFit.typo) return steps.typo;
    if (name === keyword) return steps.exactName;
    if (aliases?.includes(keyword)) return steps.exactAlias;
    if (name.startsWith(keyword)) return steps.namePrefix;
    if (aliases?.some((alias) => alias.startsWith(keyword))) return steps.aliasPrefix;
    const padded = ` ${name}`;
    return words.every((word) => padded.includes(` ${word}`)) ? steps.wordsOfName : steps.wordsOfAlias;
  }
}

/** Whether two neighbouring letters changed places, which counts as two edits otherwise. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
