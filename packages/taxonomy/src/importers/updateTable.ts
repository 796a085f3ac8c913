import type { Row } from "../Table.ts";
import { readExtensionTable, writeExtensionTable } from "./ExtensionTable.ts";

/**
 * Writes rows into an imported table and gives those that stood in it. The first column says what a row is about; earlier
 * rows about something else stay, before the new ones.
 */
export function updateTable(
  folder: string,
  name: string,
  columns: readonly string[],
  lines: readonly (readonly (string | number | undefined)[])[],
): Row[] {
  const earlier = readExtensionTable(folder, name);
  const about = new Set(lines.map(([key]) => String(key)));
  const kept = earlier
    .map((row) => columns.map((column) => row[column]))
    .filter(([key]) => !about.has(String(key)));
  writeExtensionTable(folder, name, columns, [...kept, ...lines]);
  return earlier;
}
