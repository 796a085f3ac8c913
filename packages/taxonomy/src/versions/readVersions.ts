import { existsSync, readdirSync, readFileSync } from "node:fs";
import { number, parseTable, text } from "../Table.ts";
import type { Change, Version } from "./Version.ts";

export const versionsFolder = new URL("../../data/versions/", import.meta.url);

const kinds: readonly string[] = ["added", "renamed", "retired"] satisfies Change["change"][];

/** Every released version, oldest first; none before the first release. */
export function readVersions(folder: URL = versionsFolder): Version[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".tsv"))
    .map((file) => ({
      version: file.slice(0, -".tsv".length),
      changes: parseTable(readFileSync(new URL(file, folder), "utf8"), file).map(toChange),
    }))
    .sort((a, b) => a.version.localeCompare(b.version, "en", { numeric: true }));
}

/** The entries that stand after these versions: `list` → id → name; and the ids that were retired. */
export function standing(versions: readonly Version[]): {
  names: Map<string, Map<number, string>>;
  retired: Map<string, Set<number>>;
} {
  const names = new Map<string, Map<number, string>>();
  const retired = new Map<string, Set<number>>();
  for (const { change, list, id, name } of versions.flatMap((version) => version.changes)) {
    const entries = names.get(list) ?? new Map<number, string>();
    names.set(list, entries);
    if (change !== "retired") {
      entries.set(id, name);
      continue;
    }
    entries.delete(id);
    retired.set(list, (retired.get(list) ?? new Set()).add(id));
  }
  return { names, retired };
}

function toChange(row: Readonly<Record<string, string>>): Change {
  const change = text(row, "change");
  if (!kinds.includes(change)) throw new Error(`"${change}" is none of ${kinds.join(", ")}`);
  return {
    change: change as Change["change"],
    list: text(row, "list"),
    id: number(row, "id"),
    name: text(row, "name"),
  };
}
