/** What an import did to one list or table. Names are given in full, in the order of the file. */
export interface TableReport {
  /** "titles", "wages", … */
  readonly table: string;
  readonly added: readonly string[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  /** Entries that stand as they stood before. */
  readonly unchanged: number;
  /** Entries that stood here before and that the file no longer has. */
  readonly absent: readonly string[];
  /** Whether those stay (things with ids do) or go (figures of an older release do). */
  readonly keepsAbsent: boolean;
}

export interface ImportReport {
  readonly source: string;
  readonly tables: readonly TableReport[];
  /** Rows left out on purpose, by reason. */
  readonly skipped: ReadonlyMap<string, number>;
}

/** The report as lines to print: one a table, examples of what is new, then what was left out and why. */
export function reportLines({ source, tables, skipped }: ImportReport): string[] {
  const lines = [`Imported ${source}.`];
  for (const { table, added, renamed, unchanged, absent, keepsAbsent } of tables) {
    const counts = `${added.length} added, ${renamed.length} ${keepsAbsent ? "renamed" : "changed"}, ${unchanged} unchanged`;
    const left = `${absent.length} ${keepsAbsent ? "kept that the file no longer has" : "removed"}`;
    lines.push(`  ${table}: ${counts}, ${left}`);
    for (const name of added.slice(0, 3)) lines.push(`    + ${name}`);
    for (const { from, to } of renamed.slice(0, 3)) lines.push(`    ~ ${from} → ${to}`);
  }
  for (const [reason, count] of skipped) lines.push(`  left out: ${count} rows, ${reason}`);
  return lines;
}

/** Counts rows left out, by reason. */
export class Skipped {
  readonly counts = new Map<string, number>();

  add(reason: string, count = 1): void {
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + count);
  }
}
