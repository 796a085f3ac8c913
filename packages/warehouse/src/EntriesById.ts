import { LRUCache } from "lru-cache";

/** How many entries of a table are kept, some ten megabytes of them: what answers name is named again and again. */
const mostKept = 50_000;

/** Entries of one table of a snapshot by their ids. Those asked for lately are kept: a snapshot never changes. */
export class EntriesById<Entry extends { id: number }> {
  readonly #kept = new LRUCache<number, Entry>({ max: mostKept });
  readonly #read: (ids: readonly number[]) => Promise<Entry[]>;

  constructor(read: (ids: readonly number[]) => Promise<Entry[]>) {
    this.#read = read;
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
