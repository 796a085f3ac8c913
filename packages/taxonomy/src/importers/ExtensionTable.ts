import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseTable, type Row } from "../Table.ts";

/** Rows of an imported table in the extension folder; none when it was never imported. */
export function readExtensionTable(folder: string, name: string): Row[] {
  const path = join(folder, `${name}.tsv`);
  return existsSync(path) ? parseTable(readFileSync(path, "utf8"), `${name}.tsv`) : [];
}

/** Replaces an imported table in one step: a reader sees the old or the new one, never half of it. */
export function writeExtensionTable(
  folder: string,
  name: string,
  columns: readonly string[],
  rows: Iterable<readonly (string | number | undefined)[]>,
): void {
  mkdirSync(folder, { recursive: true });
  const lines = [columns.join("\t")];
  for (const row of rows) lines.push(row.map(toCell).join("\t"));
  const path = join(folder, `${name}.tsv`);
  writeFileSync(`${path}.new`, `${lines.join("\n")}\n`);
  renameSync(`${path}.new`, path);
}

function toCell(value: string | number | undefined): string {
  return value === undefined ? "" : String(value).replace(/[\t\n\r]+/g, " ");
}
