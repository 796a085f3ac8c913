import { tableLines } from "../Table.ts";

/** One line of a table of names: the cells after splitting, with the place they stand at for error messages. */
export interface Row {
  cells: readonly string[];
  place: string;
}

/** The rows of a table of names, in file order. Refuses a line with too few or too many cells, naming file and line. */
export function tableRows(file: string, text: string, columns: { least: number; most: number }): Row[] {
  return tableLines(text)
    .slice(1)
    .map(({ cells, line }) => {
      const place = `${file}:${line}`;
      if (cells.length < columns.least || cells.length > columns.most)
        throw new Error(`${place}: ${cells.length} cells, expected ${columns.least} to ${columns.most}`);
      return { cells, place };
    });
}

/** A whole number above zero, or an error that names the place. */
export function toId(cell: string | undefined, place: string): number {
  const id = Number(cell);
  if (!Number.isSafeInteger(id) || id < 1) throw new Error(`${place}: "${cell}" is no id`);
  return id;
}

/** Aliases of a cell, parted by `|`; those marked with a `?` at the end need the rule and are listed as guarded. */
export function toAliases(cell: string): { aliases: string[]; guarded?: string[] } {
  if (cell === "") return { aliases: [] };
  const marked = cell.split("|");
  const guarded = marked.filter((alias) => alias.endsWith("?")).map((alias) => alias.slice(0, -1));
  const aliases = marked.map((alias) => alias.replace(/\?$/, ""));
  return guarded.length === 0 ? { aliases } : { aliases, guarded };
}
