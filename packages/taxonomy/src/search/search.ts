import { setImmediate } from "node:timers/promises";
import type { Entry } from "../Entry.ts";
import type { List } from "../List.ts";
import { InvalidKeyword } from "./InvalidKeyword.ts";
import { SearchIndex } from "./SearchIndex.ts";

export interface SearchOptions<T> {
  /** Hits returned, 50 unless told. */
  readonly limit?: number;
  /** Hits skipped, 0 unless told. */
  readonly offset?: number;
  /** Only entries that fit are found and counted. */
  readonly where?: (entry: T) => boolean;
}

export interface Hit<T> {
  readonly entry: T;
  /** 0 to 1, see `search`. */
  readonly score: number;
}

export interface SearchResult<T> {
  readonly hits: readonly Hit<T>[];
  /** All entries that fit, not only those returned. */
  readonly numFound: number;
}

const indexes = new WeakMap<List<Entry>, SearchIndex<Entry>>();

/**
 * Entries that fit any of the comma-separated keywords (each of 2 to 50 characters, else `InvalidKeyword`), best
 * first. A keyword fits when each of its words, or its singular, begins a word of the name, of an alias or of a code.
 * Only when nothing does, short forms are written out ("mgmt"), then how senior somebody is is left out ("senior
 * accountant"), then words a typo away count (one from 4 letters on, two from 8 with the first letter right), and when
 * those find nothing either, the words written as one ("photo shop").
 * Order: name equal (or its plural), alias equal, name begins with it, alias begins with it, words in the name, words
 * in an alias, whole name two edits away, whole alias so, a typo elsewhere; within these the more popular, then the
 * smaller id. An alias of a city that is equal or begins so counts as its name does. The list's index is built on its
 * first search, unless `prepareSearch` has built it.
 */
export function search<T extends Entry>(
  list: List<T>,
  keywords: string,
  { limit = 50, offset = 0, where }: SearchOptions<T> = {},
): SearchResult<T> {
  const each = keywords.split(",").map((keyword) => keyword.trim());
  for (const keyword of each)
    if (keyword.length < 2 || keyword.length > 50) throw new InvalidKeyword(keyword);
  const index = indexOf(list);
  const { rows, scores } = index.match(each);
  const hits: Hit<T>[] = [];
  let numFound = 0;
  const top = new Top(offset + limit);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (where) {
      const entry = index.entry(row);
      if (!entry || !where(entry)) continue;
    }
    numFound++;
    top.offer(row, scores[at] ?? 0);
  }
  for (const { row, score } of top.ranked().slice(offset)) {
    const entry = index.entry(row);
    if (entry) hits.push({ entry, score: Math.round(score * 1e4) / 1e4 });
  }
  return { hits, numFound };
}

/** Builds a list's index, leaving the event loop to others every few milliseconds; a search does it in one go otherwise. */
export async function prepareSearch<T extends Entry>(list: List<T>): Promise<void> {
  if (indexes.has(list)) return;
  const building = SearchIndex.building(list);
  let step = building.next();
  for (; !step.done; step = building.next()) await setImmediate();
  keep(list, step.value);
}

function indexOf<T extends Entry>(list: List<T>): SearchIndex<T> {
  const known = indexes.get(list);
  // The map is keyed by the list itself, so its index holds entries of the same type.
  if (known) return known as unknown as SearchIndex<T>;
  const building = SearchIndex.building(list);
  let step = building.next();
  while (!step.done) step = building.next();
  return keep(list, step.value);
}

function keep<T extends Entry>(list: List<T>, index: SearchIndex<T>): SearchIndex<T> {
  indexes.set(list, index as unknown as SearchIndex<Entry>);
  return index;
}

type Ranked = { row: number; score: number };

/** The best so many of a stream, kept in a buffer of twice the size that is cut when full. */
class Top {
  readonly #size: number;
  #kept: Ranked[] = [];
  #least = Number.NEGATIVE_INFINITY;

  constructor(size: number) {
    this.#size = size;
  }

  offer(row: number, score: number): void {
    if (score < this.#least || this.#size === 0) return;
    this.#kept.push({ row, score });
    if (this.#kept.length >= 2 * this.#size + 64) this.#cut();
  }

  ranked(): readonly Ranked[] {
    this.#cut();
    return this.#kept;
  }

  #cut(): void {
    this.#kept.sort((a, b) => b.score - a.score || a.row - b.row);
    this.#kept.length = Math.min(this.#kept.length, this.#size);
    if (this.#kept.length === this.#size) this.#least = this.#kept.at(-1)?.score ?? this.#least;
  }
}
