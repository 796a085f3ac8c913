import { readFileSync } from "node:fs";

/** A row of one of the package's tables: cells by column name, "" where empty. */
export type Row = Readonly<Record<string, string>>;

const dataFolder = new URL("../data/", import.meta.url);

/**
 * Rows of `data/<name>.tsv`: `#` lines name the source, the first other line the columns. Cells missing
 * at the end of a row are empty; a row with more of them than columns is an error that names the line.
 */
export function readTable(name: string): Row[] {
  return parseTable(readFileSync(new URL(`${name}.tsv`, dataFolder), "utf8"), `${name}.tsv`);
}

/** One line of a table: its cells, and its number in the file. */
export interface TableLine {
  readonly cells: readonly string[];
  readonly line: number;
}

/** The lines of tab-separated text, the header first; empty ones and those that begin with `#` are left out. */
export function tableLines(text: string): TableLine[] {
  const lines: TableLine[] = [];
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.replace(/\r$/, "");
    if (line !== "" && !line.startsWith("#")) lines.push({ cells: line.split("\t"), line: index + 1 });
  }
  return lines;
}

/** Rows of tab-separated text in the form of the package's tables; `source` names it in errors. */
export function parseTable(text: string, source: string): Row[] {
  const [header, ...lines] = tableLines(text);
  const columns = header?.cells ?? [];
  return lines.map(({ cells, line }) => {
    if (cells.length > columns.length)
      throw new Error(`${source} line ${line}: ${cells.length} cells, expected ${columns.length}`);
    const row: Record<string, string> = {};
    for (const [column, key] of columns.entries()) row[key] = (cells[column] ?? "").trim();
    return row;
  });
}

/** The cell as it stands; a column the table does not have is an error. */
export function text(row: Row, column: string): string {
  const cell = row[column];
  if (cell === undefined) throw new Error(`no column "${column}"`);
  return cell;
}

/** The cell as a number; empty or not a number is an error. */
export function number(row: Row, column: string): number {
  const value = optionalNumber(row, column);
  if (value === undefined) throw new Error(`column "${column}" is empty in ${JSON.stringify(row)}`);
  return value;
}

/** The cell as a number, undefined when empty. */
export function optionalNumber(row: Row, column: string): number | undefined {
  const cell = text(row, column);
  if (cell === "") return undefined;
  const value = Number(cell);
  if (!Number.isFinite(value)) throw new Error(`column "${column}" is no number: "${cell}"`);
  return value;
}

/** The cell split at "|", none when empty. */
export function items(row: Row, column: string): string[] {
  const cell = text(row, column);
  return cell === "" ? [] : cell.split("|").map((item) => item.trim());
}
