import type { Row } from "../Table.ts";
import { compare } from "./compare.ts";
import { readExtensionTable, writeExtensionTable } from "./ExtensionTable.ts";
import type { TableReport } from "./ImportReport.ts";

type Line = readonly (string | number | undefined)[];

interface FactTable {
  /** Name of the table and, in the report, of what it holds. */
  readonly name: string;
  readonly columns: readonly string[];
  /** How many columns, from the first, say what a fact is about; the others are its figures. */
  readonly keys: number;
  /** Facts of an earlier import that the files say nothing about; they stay. Absent: none. */
  readonly stays?: (row: Row) => boolean;
}

/** Replaces the facts of a table by those of a release and tells what that changed. */
export function replaceFacts(
  folder: string,
  { name, columns, keys, stays }: FactTable,
  lines: Iterable<Line>,
): TableReport {
  const earlier = readExtensionTable(folder, name);
  const asLine = (row: Row): Line => columns.map((column) => row[column]);
  const keyOf = (line: Line) => line.slice(0, keys).join(" ");
  const label = (line: Line) =>
    `${keyOf(line)}: ${line
      .slice(keys)
      .map((value) => value ?? "")
      .join(" ")}`;
  const before = new Map<string, string>();
  const kept: Line[] = [];
  for (const row of earlier) {
    if (stays?.(row)) kept.push(asLine(row));
    else before.set(keyOf(asLine(row)), label(asLine(row)));
  }
  const after = new Map<string, Line>();
  for (const line of lines) after.set(keyOf(line), line);
  writeExtensionTable(folder, name, columns, [...kept, ...after.values()]);
  return compare(name, before, new Map([...after].map(([key, line]) => [key, label(line)])), false);
}
