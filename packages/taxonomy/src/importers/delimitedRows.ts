import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { gunzipSync } from "node:zlib";
import { CsvError, parse } from "csv-parse/sync";
import { MalformedFile } from "./MalformedFile.ts";

/** A row with the line it stands on; the header is line 1. */
export interface SourceRow {
  readonly file: string;
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/**
 * Rows of a comma- or tab-separated file (told by the name: `.tsv` and `.txt` are tabs), gzipped or not. Text that
 * is no UTF-8 is taken for Windows-1252, as the Census Bureau publishes. A missing column or a row with another
 * number of cells is a `MalformedFile`.
 */
export function delimitedRows(path: string, columns: readonly string[]): SourceRow[] {
  const file = basename(path);
  const text = readText(path, file);
  const tabs = /\.(tsv|txt)(\.gz)?$/i.test(path);
  const firstLine = text.slice(0, text.indexOf("\n") === -1 ? undefined : text.indexOf("\n"));
  for (const column of columns) {
    if (!firstLine.includes(column)) {
      throw new MalformedFile(file, 1, `the column "${column}" is missing; expected ${columns.join(", ")}`);
    }
  }
  try {
    const parsed: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
      ...(tabs ? { delimiter: "\t", quote: null } : {}),
    });
    return parsed.map(({ record, info }) => ({ file, line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? error.lines : undefined;
    throw new MalformedFile(file, line, error.message);
  }
}

function readText(path: string, file: string): string {
  const bytes = readFileSync(path);
  if (bytes.toString("latin1", 0, 4) === "PK\x03\x04")
    throw new MalformedFile(
      file,
      undefined,
      "is a ZIP archive, as Excel's files are: save the sheet as CSV, or unpack it",
    );
  try {
    const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
    return isUtf8(plain) ? plain.toString("utf8") : new TextDecoder("windows-1252").decode(plain);
  } catch (error) {
    throw new MalformedFile(file, undefined, `cannot be read: ${(error as Error).message}`);
  }
}

/** The cell, which must match; otherwise a `MalformedFile` that says what was expected. */
export function cell(row: SourceRow, column: string, pattern: RegExp, expected: string): string {
  const value = row.cells[column] ?? "";
  if (!pattern.test(value)) {
    throw new MalformedFile(row.file, row.line, `${column} is "${value}", expected ${expected}`);
  }
  return value;
}

/** The cell as a number of 0 or more, thousands separators allowed; undefined when empty or withheld (*, **, #). */
export function count(row: SourceRow, column: string): number | undefined {
  const value = cell(row, column, /^(\d[\d,]*(\.\d+)?|\*{1,2}|#|)$/, "a number, * or #").replaceAll(",", "");
  return /^\d/.test(value) ? Number(value) : undefined;
}
