import { LRUCache } from "lru-cache";

/** How much of a table is kept: entries up to a number, or up to a sum of their sizes. */
export type Kept<Entry> = { most: number; sizeOf?: (entry: Entry) => number };

/** Some ten megabytes of names: what answers name is named again and again. */
const namesKept = { most: 50_000 };

/** Entries of one table of a snapshot by their ids. Those asked for lately are kept: a snapshot never changes. */
export class EntriesById<Entry extends { id: number }> {
  readonly #kept: LRUCache<number, Entry>;
  readonly #read: (ids: readonly number[]) => Promise<Entry[]>;

  constructor(read: (ids: readonly number[]) => Promise<Entry[]>, { most, sizeOf }: Kept<Entry> = namesKept) {
    this.#read = read;
    this.#kept = new LRUCache(sizeOf ? { maxSize: most, sizeCalculation: sizeOf } : { max: most });
  }

  /** The entries of these ids; unknown ids are left out, and looked for anew each time. */
  async get(ids: readonly number[]): Promise<Map<number, Entry>> {
    const found = new Map<number, Entry>();
    const missing = new Set<number>();
    for (const id of ids) {
      const kept = this.#kept.get(id);
      if (kept) found.set(id, kept);
      else missing.add(id);
    }
    if (missing.size === 0) return found;
    for (const entry of await this.#read([...missing])) {
      this.#kept.set(entry.id, entry);
      found.set(entry.id, entry);
    }
    return found;
  }
}
