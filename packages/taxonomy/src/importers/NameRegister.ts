import type { Entry } from "../Entry.ts";
import { fold } from "../fold.ts";
import { items } from "../Table.ts";
import { readExtensionTable, writeExtensionTable } from "./ExtensionTable.ts";
import type { TableReport } from "./ImportReport.ts";

/** Ids below this belong to the shipped tables. */
const firstImportedId = 10_000_000;

export interface ImportedName {
  readonly name: string;
  readonly aliases: readonly string[];
  /** What else the table keeps of it, in the order of its further columns. */
  readonly cells: readonly (string | number)[];
}

/**
 * Gives names of an import ids that stay: a name the taxonomy has (as name or alias, accents and case aside) keeps
 * that entry's id, a name imported before keeps its own, and only a new one gets the next free id.
 */
export class NameRegister {
  readonly #table: string;
  readonly #folder: string;
  readonly #ids = new Map<string, number>();
  readonly #shipped = new Set<number>();
  #next = firstImportedId;

  constructor(table: string, folder: string, entries: readonly Entry[]) {
    this.#table = table;
    this.#folder = folder;
    for (const { id, name, aliases } of entries) {
      if (id >= firstImportedId) continue;
      this.#shipped.add(id);
      for (const known of [name, ...(aliases ?? [])]) this.#ids.set(fold(known), id);
    }
  }

  idOf(name: string): number | undefined {
    return this.#ids.get(fold(name));
  }

  /** Registers the names and writes the table; `columns` are those of the names' further cells. */
  add(names: readonly ImportedName[], columns: readonly string[]): TableReport {
    const lines = new Map<number, readonly (string | number | undefined)[]>();
    const before = new Map<number, string>();
    for (const row of readExtensionTable(this.#folder, this.#table)) {
      const id = Number(row.id);
      before.set(id, row.name ?? "");
      lines.set(id, [id, row.name, row.aliases, ...columns.map((column) => row[column])]);
      this.#next = Math.max(this.#next, id + 1);
      // A shipped table may have got the name since; then the shipped id is the one to use.
      for (const known of [row.name ?? "", ...items({ aliases: row.aliases ?? "" }, "aliases")]) {
        if (!this.#ids.has(fold(known))) this.#ids.set(fold(known), id);
      }
    }
    const added: string[] = [];
    const renamed: { from: string; to: string }[] = [];
    const seen = new Set<number>();
    let unchanged = 0;
    for (const { name, aliases, cells } of names) {
      const known = this.#ids.get(fold(name));
      if (known !== undefined && this.#shipped.has(known)) {
        unchanged++;
        continue;
      }
      const id = known ?? this.#next++;
      const from = before.get(id);
      if (from === undefined) added.push(name);
      else if (from === name || seen.has(id)) unchanged++;
      else renamed.push({ from, to: name });
      if (!seen.has(id)) {
        const own = aliases.filter((alias) => !this.#ids.has(fold(alias)));
        const kept = items({ aliases: String(lines.get(id)?.[2] ?? "") }, "aliases");
        lines.set(id, [id, name, [...new Set([...kept, ...own])].join("|"), ...cells]);
        for (const alias of own) this.#ids.set(fold(alias), id);
      }
      this.#ids.set(fold(name), id);
      seen.add(id);
    }
    const absent = [...before].filter(([id]) => !seen.has(id)).map(([, name]) => name);
    writeExtensionTable(this.#folder, this.#table, ["id", "name", "aliases", ...columns], lines.values());
    return { table: this.#table, added, renamed, unchanged, absent, keepsAbsent: true };
  }
}
