import type { Entry } from "./Entry.ts";

/** One taxonomy: entries ascending by id, found by id in constant time; read on first use. */
export interface List<T extends Entry> {
  readonly all: readonly T[];
  readonly size: number;
  byId(id: number): T | undefined;
  has(id: number): boolean;
  /** How much the entry matters among equals in a search, 0 or more (a population, a frequency). */
  popularity(entry: T): number;
  /** What the entry is found by beside its names: codes ("GB", "15-1252.00"), an occupation's job titles. */
  codes(entry: T): readonly string[];
  /** Whether an alias says as much as the name ("Cologne" for Köln), so that popularity decides between the two. */
  readonly aliasesAreNames: boolean;
}

export interface ListTraits<T> {
  readonly popularity?: (entry: T) => number;
  readonly codes?: (entry: T) => readonly string[];
  readonly aliasesAreNames?: boolean;
}

/** A list whose entries are read the first time anything is asked of it. A doubled id is an error. */
export function createList<T extends Entry>(
  read: () => readonly T[],
  { popularity = () => 0, codes = () => [], aliasesAreNames = false }: ListTraits<T> = {},
): List<T> {
  let loaded: { all: readonly T[]; index: Map<number, T> } | undefined;
  function load() {
    if (loaded) return loaded;
    const all = [...read()].sort((a, b) => a.id - b.id);
    const index = new Map<number, T>();
    for (const entry of all) {
      const other = index.get(entry.id);
      if (other)
        throw new Error(`taxonomy id ${entry.id} is given twice: "${other.name}" and "${entry.name}"`);
      index.set(entry.id, entry);
    }
    loaded = { all, index };
    return loaded;
  }
  return {
    get all() {
      return load().all;
    },
    get size() {
      return load().all.length;
    },
    byId: (id) => load().index.get(id),
    has: (id) => load().index.has(id),
    popularity,
    codes,
    aliasesAreNames,
  };
}
